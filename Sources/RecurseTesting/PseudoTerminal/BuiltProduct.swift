#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Returns the path of an executable that was built beside the tests, in any configuration and
/// scratch path.
///
/// ```swift
/// let login = try TerminalProcess(builtProduct("login-demo"))
/// ```
///
/// - Throws: ``TerminalFailure`` that lists the searched folders.
public func builtProduct(_ name: String) throws -> String {
  // The tests are an executable on Linux, and a bundle within the folder of products on macOS.
  var searched: [String] = []
  var folder = (ownImage() ?? "")[...]
  for _ in 0..<5 {
    guard let slash = folder.lastIndex(of: "/") else { break }
    folder = folder[..<slash]
    let candidate = "\(folder)/\(name)"
    var information = stat()
    if stat(candidate, &information) == 0, information.st_mode & S_IFMT == S_IFREG,
      access(candidate, X_OK) == 0
    {
      return candidate
    }
    searched.append(String(folder))
  }
  throw TerminalFailure(
    description: "no executable \(name) was built; searched in \(searched.joined(separator: ", "))")
}

/// Returns the path of the executable of this process or, on macOS, of the test bundle that
/// contains this code.
private func ownImage() -> String? {
  #if canImport(Glibc)
    let path = realpath("/proc/self/exe", nil)
  #else
    var information = Dl_info()
    guard dladdr(#dsohandle, &information) != 0 else { return nil }
    let path = realpath(information.dli_fname, nil)
  #endif
  guard let path else { return nil }
  defer { free(path) }
  return String(cString: path)
}
