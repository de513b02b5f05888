#if canImport(Glibc)
  import CRecurse
  import Glibc
  import Testing

  @testable import RecurseTerminal

  @Suite("Every scalar of Unicode in a cell", .serialized) @MainActor
  struct ScalarWidthTests {
    /// A `cchar_t` of ncurses.
    private struct HeldCell {
      var attributes: UInt32 = 0
      var scalars: (UInt32, UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0, 0)
      var pair: Int32 = 0
    }

    /// The number of cells that do not show their glyph.
    private struct Placeholders {
      var unknown = 0
      var otherwise = 0
      var marksLeftOut = 0
    }

    private static let narrow: UInt32 = 0xFFFD
    private static let wide: UInt32 = 0x3013

    @Test("it has the table's width, and so has ncurses' cell")
    func everyScalar() throws {
      let terminal = try EmulatedScreen(columns: 128, rows: 1)
      defer { terminal.screen.close() }
      let glyphs = terminal.grid.glyphs
      var placeholders = Placeholders()
      var mistakes: [String] = []
      var row: [Glyph] = []
      for value in UInt32(0)...0x10FFFF {
        guard let scalar = Unicode.Scalar(value) else { continue }
        let cells = glyphs.encode(String(scalar))
        if !Self.hasTableWidth(cells, value) { mistakes.append("U+\(hexadecimal(value)) encoded") }
        row += cells
        if row.count < 120 { continue }
        mistakes += check(row, on: terminal, &placeholders)
        row.removeAll(keepingCapacity: true)
      }
      mistakes += check(row, on: terminal, &placeholders)
      #expect(mistakes.isEmpty, "\(mistakes.count): \(mistakes.prefix(20))")
      print(
        "placeholders for \(placeholders.unknown) scalars that the C library does not know and "
          + "\(placeholders.otherwise) that it gives another width; "
          + "\(placeholders.marksLeftOut) marks left out")
      // Most of Unicode is not assigned; what is, two versions agree about but for what is new.
      #expect(placeholders.unknown > 100_000)
      #expect(placeholders.otherwise < 200)
    }

    /// A scalar alone has the width of the table; a mark is shown on a circle; a scalar with its
    /// own rule has one cell or none.
    private static func hasTableWidth(_ cells: [Glyph], _ value: UInt32) -> Bool {
      let properties = ScalarProperties(value)
      if value == 0x09 { return cells.count == 8 }
      switch properties.graphemeBreak {
      case .carriageReturn, .lineFeed, .control: return cells.count <= 1
      case .regionalIndicator: return cells.count == 1
      default: break
      }
      return properties.width == 0 ? cells.count <= 1 : cells.count == properties.width
    }

    /// Puts a row of glyphs and examines ncurses' cells.
    private func check(
      _ row: [Glyph], on terminal: EmulatedScreen, _ placeholders: inout Placeholders
    ) -> [String] {
      let cells = row.map { Cell($0, .plain) }
      // A screen takes cells by a pointer, which ends with the call.
      cells.withUnsafeBufferPointer {
        terminal.screen.put($0, row: 0, column: 0, of: terminal.grid)
      }
      var mistakes: [String] = []
      var column = 0
      while column < row.count {
        let scalars = terminal.grid.glyphs.scalars(of: row[column])
        let width = column + 1 < row.count && row[column + 1] == .continuation ? 2 : 1
        guard let held = Self.held(column)?.scalars else { return ["column \(column) is not held"] }
        let library = LibraryWidth.columns(of: scalars.base)
        var isRight = terminal.grid.glyphs.width(of: row[column]) == width
        if library == width {
          isRight = isRight && held.0 == scalars.base
          placeholders.marksLeftOut += scalars.count - 1 - Self.marks(held).count
        } else {
          isRight = isRight && held.0 == (width == 2 ? Self.wide : Self.narrow)
          if library < 0 { placeholders.unknown += 1 } else { placeholders.otherwise += 1 }
        }
        isRight = isRight && LibraryWidth.columns(of: held.0) == width
        isRight = isRight && Self.marks(held).allSatisfy { LibraryWidth.columns(of: $0) == 0 }
        if width == 2 { isRight = isRight && Self.held(column + 1)?.scalars.0 == held.0 }
        if !isRight {
          mistakes.append(
            "U+\(hexadecimal(scalars.base)) and \(scalars.count - 1) marks, \(width) wide: "
              + "\(held), the library says \(library)")
        }
        column += width
      }
      return mistakes
    }

    private static func marks(_ scalars: (UInt32, UInt32, UInt32, UInt32, UInt32)) -> [UInt32] {
      [scalars.1, scalars.2, scalars.3, scalars.4].filter { $0 != 0 }
    }

    private typealias Read =
      @convention(c) (
        OpaquePointer?, CInt, CInt, UnsafeMutableRawPointer
      ) -> CInt

    private static let read: Read? = dlsym(dlopen(nil, RTLD_NOW), "mvwin_wch").map {
      // The type is that of ncurses' declaration, whose header is private to a C module.
      unsafeBitCast($0, to: Read.self)
    }

    /// The cell of ncurses in a column of the first row.
    private static func held(_ column: Int) -> HeldCell? {
      guard let read, let window = dlsym(dlopen(nil, RTLD_NOW), "newscr") else { return nil }
      var cell = HeldCell()
      let screen = window.assumingMemoryBound(to: OpaquePointer?.self).pointee
      return read(screen, 0, CInt(column), &cell) == 0 ? cell : nil
    }

    private func hexadecimal(_ value: UInt32) -> String { String(value, radix: 16) }
  }
#endif
