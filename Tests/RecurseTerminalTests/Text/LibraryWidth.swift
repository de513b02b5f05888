#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// wcwidth(3) of the running C library, which ncurses asks.
enum LibraryWidth {
  private typealias Function = @convention(c) (wchar_t) -> CInt

  // Glibc's module hides it behind a macro.
  private static let function: Function? = dlsym(dlopen(nil, RTLD_NOW), "wcwidth").map {
    unsafeBitCast($0, to: Function.self)
  }

  /// Columns of a scalar in the locale that is set; -1 where the library knows none.
  static func columns(of scalar: UInt32) -> Int { Int(function?(wchar_t(scalar)) ?? -1) }
}
