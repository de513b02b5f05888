import Testing

@testable import FileWork

@Suite("What two changes reach") struct ReachTests {
  private static let s = RawPath("/s")
  private static let t = RawPath("/t")
  private static func path(_ text: String) -> RawPath { RawPath(text) }
  private static func copy(_ item: String, into folder: String = "/t") -> FileOperation {
    .copy([path(item)], into: path(folder))
  }
  private static func move(_ item: String, into folder: String = "/t") -> FileOperation {
    .move([path(item)], into: path(folder))
  }
  private static func delete(_ items: String...) -> FileOperation { .delete(items.map(path)) }
  private static func rename(_ item: String, to name: RawName) -> FileOperation {
    .rename(path(item), to: name)
  }

  /// Two changes, and whether they can be made at once.
  private static let cases: [(FileOperation, FileOperation, isApart: Bool)] = [
    // Two copies read the same at once, and write different names.
    (copy("/s/a"), copy("/s/a", into: "/u"), true),
    (copy("/s/a"), copy("/s/b"), true),
    (copy("/s"), copy("/s/a", into: "/u"), true),
    (copy("/s/a"), copy("/r/a"), false),
    (copy("/s/a"), copy("/u/b", into: "/t/a"), false),
    (copy("/s/a"), copy("/t", into: "/u"), false),
    (copy("/s/a"), copy("/t/a/b", into: "/u"), false),
    // What is read stays where it is, with all that is in it and around it.
    (copy("/s/a"), delete("/s/a"), false),
    (copy("/s/a"), delete("/s/a/b"), false),
    (copy("/s/a"), delete("/s"), false),
    (copy("/s/a"), delete("/s/b", "/s/ab"), true),
    (copy("/s/a"), delete("/x", "/t"), false),
    (copy("/s/a"), rename("/s/b", to: "a"), false),
    (copy("/s/a"), rename("/s/b", to: "c"), true),
    (copy("/s/a"), rename("/t", to: "u"), false),
    (copy("/s/a"), .makeFile("new", in: path("/s/a")), false),
    (copy("/s/a"), .makeFolder("new", in: t), true),
    (copy("/s/a"), .makeFolder("a", in: t), false),
    (copy("/s/a"), .makeFolders(["b", "a"], in: t), true),
    (copy("/s/a"), .setRights([t], RightsChange(to: 0o755)), false),
    (copy("/s/a"), .setRights([path("/t/b")], RightsChange(to: 0o755)), true),
    (copy("/s/a"), .pack([path("/s/a")], to: path("/u/a.zip")), true),
    (copy("/s/a"), .pack([path("/s/b")], to: path("/s/a")), false),
    (copy("/s/a"), .pack([t], to: path("/u/t.zip")), false),
    // The other path may be a folder, in which the copy gets the name of the item.
    (.copyAs(path("/s/a"), to: path("/t/b")), copy("/s/a"), true),
    (.copyAs(path("/s/a"), to: t), copy("/s/b"), false),
    // A move takes what a copy reads.
    (move("/s/a"), copy("/s/a", into: "/u"), false),
    (move("/s/a"), move("/s/b"), true),
    (move("/s/a"), move("/u/a"), false),
    (move("/s/a"), move("/s", into: "/u"), false),
    (move("/s/a"), .makeFile("a", in: s), false),
    // A taken name leads to a free one.
    (copy("/s/a"), .makeFile("a 2", in: t), false),
    (copy("/s/a.txt"), rename("/t/b", to: "a 17.txt"), false),
    (copy("/s/a.txt"), delete("/t/a.txt 2/b"), false),
    (copy("/s/a"), copy("/t/a 2", into: "/u"), false),
    (copy("/s/a"), copy("/s/a 2"), false),
    (copy("/s/a 1"), copy("/s/a 2"), true),
    (copy("/s/a"), .makeFile("a2", in: t), true),
    (rename("/s/a", to: "b"), .makeFile("b 2", in: s), true),
    // An incomplete copy is nobody else's.
    (copy("/s/a"), delete("/t/.a.part"), false),
    (copy("/s/a"), delete("/u/.a.part"), true),
    (.makeFolder("a", in: t), delete("/t/.a.part"), true),
    (
      .renameAll([FileRenaming("a", to: "b"), FileRenaming("b", to: "a")], in: s),
      rename("/s/.renamed 2", to: "c"), false
    ),
    (.renameAll([FileRenaming("a", to: "b")], in: s), rename("/s/c", to: "b"), false),
    (.renameAll([FileRenaming("a", to: "b")], in: s), rename("/s/c", to: "d"), true),
    // Two ways to a new folder.
    (.makeFolders(["a", "b"], in: s), .makeFolders(["a", "c"], in: s), false),
    (.makeFolders(["a", "b"], in: s), .makeFolder("b", in: s), true),
    // Nobody knows where “..” leads.
    (copy("/s/a", into: "/u/../t"), delete("/x"), false),
    (delete("/x/../y"), delete("/z"), false),
    // Another name that begins alike is another name.
    (delete("/s/a"), delete("/s/ab"), true),
    (.delete([]), delete("/s"), true),
  ]

  @Test("is apart if none changes what the other one needs", arguments: 0..<cases.count)
  func apart(index: Int) {
    let (first, second, isApart) = Self.cases[index]
    #expect(first.reach.isApart(from: second.reach) == isApart, "\(first), \(second)")
    #expect(second.reach.isApart(from: first.reach) == isApart, "\(second), \(first)")
  }

  @Test("is everything for what brings an item back, and for what is not apart from itself")
  func everything() {
    let copy = Self.copy("/s/a").reach
    #expect(!copy.isApart(from: .everything) && !FileReach.everything.isApart(from: copy))
    #expect(!FileReach.everything.isApart(from: FileReach()))
    for (first, _, _) in Self.cases where first != .delete([]) {
      #expect(!first.reach.isApart(from: first.reach), "\(first)")
    }
  }
}
