import RecurseTesting
import TestSupport
import Testing
import UserListScreen

@Suite("User book") struct UserBookTests {
  private func book(_ names: String...) -> UserBook {
    UserBook(names.enumerated().map { User(id: $0.offset, name: $0.element) })
  }

  private func names(_ book: UserBook) -> String { book.users.map(\.name).joined(separator: " ") }

  @Test("Each added user gets a new number")
  func numbers() {
    var book = UserBook([User(id: 7, name: "a")])
    let first = book.add("b")
    #expect(first == .number(8))
    book.remove(first)
    #expect(book.add("c") == .number(9))
  }

  @Test("There is a new number even if the highest one is used")
  func highestNumber() {
    var book = UserBook([User(id: .max, name: "a"), User(id: 1, name: "b")])
    #expect(book.add("c") == .number(2))
    #expect(book.add("d") == .number(3))
    var almost = UserBook([User(id: .max - 1, name: "a")])
    #expect(almost.add("b") == .number(.max))
    #expect(almost.add("c") == .number(1))
  }

  @Test("Undo restores removed users to their positions, last removed first")
  func undo() {
    var book = book("a", "b", "c", "d")
    book.remove(.number(1))
    book.remove(.number(2))
    #expect(names(book) == "a d")
    #expect(book.undo() == .number(2))
    #expect(names(book) == "a c d")
    #expect(book.undo() == .number(1))
    #expect(names(book) == "a b c d")
    #expect(book.undo() == nil)
  }

  @Test("Undo restores a user at the end of a list that became shorter")
  func undoAtTheEnd() {
    var book = book("a", "b", "c")
    book.remove(.number(2))
    book.remove(.number(0))
    book.undo()
    book.remove(.number(1))
    book.remove(.number(0))
    book.undo()
    book.undo()
    book.undo()
    #expect(names(book) == "a b c")
  }

  @Test("Undo takes back every kind of edit, the last one first")
  func undoEverything() {
    var book = book("a", "b", "c")
    let states = [
      { book.add("d") == .number(3) },
      { () -> Bool in
        book.rename(.number(1), to: "B")
        return true
      },
      { () -> Bool in
        book.move(.number(0), by: 2)
        return true
      },
      { () -> Bool in
        book.remove(.number(1))
        return true
      },
    ].map { edit in
      let before = names(book)
      _ = edit()
      return before
    }
    #expect(names(book) == "c a d")
    for before in states.reversed() {
      _ = book.undo()
      #expect(names(book) == before)
    }
    #expect(!book.canUndo)
  }

  @Test("Moving a user stops at the ends")
  func moves() {
    var book = book("a", "b", "c")
    book.move(.number(0), by: 1)
    #expect(names(book) == "b a c")
    book.move(.number(0), by: 5)
    #expect(names(book) == "b c a")
    book.move(.number(0), by: -9)
    #expect(names(book) == "a b c")
    book.move(.number(2), to: .number(0))
    #expect(names(book) == "c a b")
    book.move(.number(2), to: .number(7))
    #expect(names(book) == "c a b")
  }

  @Test("The count of changes ignores actions without a change")
  func revisions() {
    var book = book("a", "b")
    book.rename(.number(0), to: "a")
    book.rename(.number(5), to: "x")
    book.move(.number(0), by: -1)
    book.remove(.number(9))
    book.undo()
    #expect(book.revision == 0)
    book.rename(.number(0), to: "z")
    #expect(book.revision == 1)
  }

  @Test("Filtering ignores case")
  func matching() {
    #expect(book("Ada", "Grace", "adam").matching("AD").map(\.name) == ["Ada", "adam"])
    #expect(book("Ada").matching("") == [User(id: 0, name: "Ada")])
  }

  @Test("A book of n rows has numbered users")
  func rows() {
    let book = UserBook.rows(3)
    #expect(names(book) == "User 0 User 1 User 2")
  }
}

@Suite("Filtered users") struct UserMatchesTests {
  @Test("After any change, the filtered users are those whose names match", arguments: 0..<8)
  func law(seed: UInt64) {
    var state = seed &* 0x9e37_79b9_7f4a_7c15 &+ 1
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let names = ["Ada", "ÄDA", "grace", "Adam", "bob", "", "Kelvin \u{212a}", "a\u{301}da"]
    var book = UserBook((0..<40).map { User(id: $0, name: names[random(names.count)]) })
    let filter = NameFilter(["a", "AD", "k", "ä"][random(4)])
    var matches = UserMatches(filter, in: book)
    for _ in 0..<60 where !matches.users.isEmpty {
      let id = matches.users[random(matches.users.count)].id
      switch random(3) {
      case 0:
        let name = names[random(names.count)]
        matches.rename(id, to: name)
        book.rename(id, to: name)
      case 1:
        let places = random(9) - 4
        let other = matches.neighbour(of: id, by: places) ?? id
        matches.move(id, by: places)
        book.move(id, to: other)
      default:
        matches.remove(id)
        book.remove(id)
      }
      #expect(matches.users == book.matching(filter))
    }
  }

  @Test("A longer filter narrows the users, and a shorter one widens them")
  func typing() {
    let book = UserBook(names: ["Ada", "Adam", "Grace", "Madame"])
    let one = UserMatches(NameFilter("a"), in: book)
    let two = UserMatches(NameFilter("DA"), in: book, after: one)
    #expect(two.users.map(\.name) == ["Ada", "Adam", "Madame"])
    #expect(UserMatches(NameFilter("e"), in: book, after: two).users.count == 2)
  }

  @Test("Names and filters beyond ASCII are compared by Unicode case")
  func unicode() {
    #expect(NameFilter("äd").matches("ÄDA") && NameFilter("k").matches("\u{212a}"))
    #expect(!NameFilter("a").matches("Ä") && NameFilter("").matches("x"))
    #expect(NameFilter("ada").matches("xAdA") && !NameFilter("ada").matches("ad"))
  }
  @Test("The result matches Swift's search in lower case")
  func search() {
    var random = SplitMix64(seed: 7)
    let parts = [
      "a", "A", "da", ";", "\u{37e}", "`", "\u{1fef}", "k", "\u{212a}", "ä", "a\u{308}", "\u{308}",
      "İ", "i", "日", "👨‍👩‍👧", "\u{200d}", " ",
    ]
    func text(_ most: Int) -> String {
      (0..<random.below(most)).map { _ in parts[random.below(parts.count)] }.joined()
    }
    var found = 0
    for _ in 0..<20_000 {
      let (name, part) = (text(9), text(4))
      let isFound = NameFilter(part).matches(name)
      #expect(isFound == name.lowercased().contains(part.lowercased()), "\(part) in \(name)")
      if isFound { found += 1 }
    }
    #expect((6000..<14_000).contains(found))
  }
}
