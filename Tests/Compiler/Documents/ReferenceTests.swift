import Foundation
import Testing

/// Each public name is on a page of the reference, or belongs to an area that an article covers.
@Suite("The reference") struct ReferenceTests {
  private static let products: [String] = Documents.files(below: "Tests/API")
    .compactMap { $0.wholeMatch(of: /Tests\/API\/(\w+)\.txt/).map { String($0.1) } }.sorted()

  /// The code under “Symbols” of all pages, with the page.
  private static let symbols: [String: String] = {
    let pages = Documents.files(below: "Sources/Recurse/Recurse.docc/Reference")
    return pages.reduce(into: [:]) { symbols, page in
      let text = (try? Documents.text(page)) ?? ""
      let part = text.split(separator: "## Symbols").last?.split(separator: "##").first ?? ""
      for match in part.matches(of: /`(\w+)`/) { symbols[String(match.1)] = page }
    }
  }()

  private static let areas = Dictionary(
    ReferenceArea.all.flatMap { area in area.names.map { ($0, area.article) } }
  ) { first, _ in first }

  @Test("has a page or an area for each public name", arguments: products)
  func names(product: String) throws {
    let interface = PublicNames(in: try Documents.text("Tests/API/\(product).txt"))
    #expect(!interface.own.isEmpty)
    for name in interface.own.sorted()
    where !ReferenceArea.otherModules.contains(name) && !ReferenceArea.allOf.contains(product) {
      let place = Self.symbols[name] ?? Self.areas[name]
      #expect(
        place != nil,
        "\(product): \(name) needs a page below Recurse.docc/Reference, or a place in an area")
    }
  }

  @Test("names only what is public")
  func stale() throws {
    let all = try Self.products.map { PublicNames(in: try Documents.text("Tests/API/\($0).txt")) }
      .reduce(into: Set()) { $0.formUnion($1.all) }
    for (name, page) in Self.symbols { #expect(all.contains(name), "\(page): \(name)") }
    for (name, article) in Self.areas { #expect(all.contains(name), "\(article): \(name)") }
  }

  @Test("leaves areas to articles that are there")
  func articles() {
    let documents = Set(Documents.all.compactMap { $0.split(separator: "/").last })
    for area in ReferenceArea.all { #expect(documents.contains("\(area.article).md"[...])) }
    let both = Self.areas.keys.filter { Self.symbols[$0] != nil }
    #expect(both.isEmpty, "on a page and in an area")
  }

  @Test("finds names in an interface")
  func example() {
    let names = PublicNames(
      in: """
        <~(_:_:): func <~ (a: A, b: B)
        Button(_:role:): func Button(_ title: String)
        Modifiable.bold(_:): func bold(_ isActive: Bool)
        Theme.nord: static let nord: Theme
        s:Sa: TreeChildren [where Element : Copyable]
        """)
    #expect(names.own == ["Button", "Modifiable", "Theme", "bold"])
    #expect(names.all == ["Button", "Modifiable", "Theme", "bold", "nord"])
  }
}
