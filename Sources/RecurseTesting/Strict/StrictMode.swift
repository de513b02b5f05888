#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Whether tests compare every commit and every frame with one built from nothing.
enum StrictMode {
  /// The environment variable, of the tests and of the programs that they start.
  static let variable = "RECURSE_STRICT"

  /// On, unless the environment says `RECURSE_STRICT=0`.
  static let isOn = getenv(variable).map { String(cString: $0) != "0" } ?? true
}
