#if canImport(Glibc)
  import Glibc
  import Testing

  @testable import RecurseTerminal

  @Suite("Widths")
  struct WidthTests {
    /// ncurses asks wcwidth(3). The tables of two versions differ by what was added between them,
    /// never by thousands.
    @Test("the table agrees with the C library about what both know")
    func agreesWithLibrary() throws {
      let locale = try #require(newlocale(LC_CTYPE_MASK, "C.UTF-8", nil))
      let previous = uselocale(locale)
      defer {
        uselocale(previous)
        freelocale(locale)
      }
      // Glibc's module hides it behind a macro.
      typealias Function = @convention(c) (wchar_t) -> CInt
      let wcwidth = unsafeBitCast(try #require(dlsym(nil, "wcwidth")), to: Function.self)
      var compared = 0
      var differences: [String] = []
      for value in UInt32(0x20)..<0x30000 where Unicode.Scalar(value) != nil {
        let known = wcwidth(wchar_t(value))
        // The soft hyphen is dropped from cells.
        if known < 0 || value == 0xAD { continue }
        compared += 1
        if ScalarProperties(value).width != Int(known) {
          differences.append(String(value, radix: 16))
        }
      }
      #expect(compared > 100_000)
      #expect(differences.count < 200, "\(differences.prefix(50))")
    }
  }
#endif
