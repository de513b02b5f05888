#if canImport(Glibc)
  import Glibc
  import Testing

  @testable import RecurseTerminal

  @Suite("Widths")
  struct WidthTests {
    /// ncurses uses wcwidth(3). The tables of two versions differ by the scalars that were added,
    /// never by thousands.
    @Test("the table agrees with the C library for scalars that both know")
    func agreesWithLibrary() throws {
      let locale = try #require(newlocale(LC_CTYPE_MASK, "C.UTF-8", nil))
      let previous = uselocale(locale)
      defer {
        uselocale(previous)
        freelocale(locale)
      }
      var compared = 0
      var differences: [String] = []
      for value in UInt32(0x20)..<0x30000 where Unicode.Scalar(value) != nil {
        let known = LibraryWidth.columns(of: value)
        // The soft hyphen is dropped from cells.
        if known < 0 || value == 0xAD { continue }
        compared += 1
        if ScalarProperties(value).width != known {
          differences.append(String(value, radix: 16))
        }
      }
      #expect(compared > 100_000)
      #expect(differences.count < 200, "\(differences.prefix(50))")
    }
  }
#endif
