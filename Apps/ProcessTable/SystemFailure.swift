#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The reason why a system cannot be read.
public struct SystemFailure: Error, Hashable, Sendable, CustomStringConvertible {
  public let root: String
  /// The error of the system; 0 if the folder has none of the files.
  public let code: Int32

  public var description: String {
    code == 0
      ? "“\(root)” has no files of processes, as Linux has in /proc."
      : "“\(root)”, where Linux has its processes, cannot be read: "
        + String(cString: strerror(code)) + "."
  }
}
