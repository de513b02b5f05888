#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Writes a line to standard error. While the app runs that is captured, and shown when it ended.
///
/// A message may quote what came from elsewhere, as an error does: controls in it but newlines and
/// tabs are replaced, which a terminal would act on.
func writeToStandardError(_ message: String) {
  var line = harmless(message) + "\n"
  line.withUTF8 { _ = write(2, $0.baseAddress, $0.count) }
}

private func harmless(_ message: String) -> String {
  String(
    String.UnicodeScalarView(
      message.unicodeScalars.map { scalar in
        switch scalar {
        case "\n", "\t": scalar
        case "\u{0}"..<" ", "\u{7F}"..."\u{9F}": "\u{FFFD}"
        default: scalar
        }
      }))
}
