import DatabaseWork

/// The rows of a table in an order, read page by page as a person comes to them.
///
///     count    ──────────────────────────────▶ all rows have a place at once
///     pages    ·  ·  ■  ■  ■  ·  ·  ·  ·  ■    a few are there: around the view and the cursor
///     edges    ╵  ╵  ╵  ╵  ╵  ╵           ╵    the last row of each page that was ever read
///
/// A page is read from the nearest known row, so that scrolling never passes over rows.
package struct Grid {
  /// The most pages that are kept.
  private static let most = 12
  private static let size = GridRows.pageSize

  package struct Page {
    let rows: [TableRow]
    /// The reload after which it was read.
    let version: Int
  }

  /// The rows of a page, and the time that they took.
  struct PageRead: Sendable {
    let rows: [TableRow]
    let milliseconds: Int
  }

  /// A page that is to be read.
  struct Request: Hashable, Sendable {
    let query: TableQuery
    let page: Int
    let place: PagePlace
    let count: Int
    let version: Int
  }

  package let query: TableQuery
  private(set) var pages: [Int: Page] = [:]
  /// The last rows of pages.
  private var ends: [Int: TableRow] = [:]
  /// The first rows of pages.
  private var starts: [Int: TableRow] = [:]
  /// The number of rows, once it is known.
  package private(set) var total: RowCount?
  /// The number of rows that are known to be there.
  private var known = 0
  /// The number of the last reload.
  private(set) var version = 0
  /// The version that was counted.
  private var counted: Int?
  private(set) var problem: DatabaseProblem?
  /// The time that the last page took to read.
  private(set) var milliseconds: Int?

  package init(_ query: TableQuery) { self.query = query }

  /// The rows, also those that are not read.
  package var rows: GridRows { GridRows(count: total?.count ?? known, pages: pages) }

  var isCounted: Bool { counted == version }
  var hasRead: Bool { !pages.isEmpty || total != nil }

  // MARK: - What is to be read

  /// The next page that is to be read, so that rows and the one with the cursor are there.
  func request(_ view: Range<Int>, cursor: Int?) -> Request? {
    guard problem == nil else { return nil }
    return wanted(view, cursor).first { pages[$0]?.version != version }.map(request)
  }

  private func wanted(_ view: Range<Int>, _ cursor: Int?) -> [Int] {
    let last = max(0, (rows.count - 1) / Self.size)
    let first = min(max(0, view.lowerBound / Self.size), last)
    let end = min(max(first, (view.upperBound + Self.size / 4) / Self.size), last)
    let cursorPage = cursor.map { min(max(0, $0 / Self.size), last) }
    return Array(first...end) + (cursorPage.map { [$0] } ?? [])
  }

  private func request(_ page: Int) -> Request {
    let skipped = page * Self.size
    let isLast = isCounted && total.map { page == max(0, ($0.count - 1) / Self.size) } ?? false
    let count = isLast ? max(1, (total?.count ?? 0) - skipped) : Self.size
    var place = PagePlace.start(skipping: skipped)
    if let first = total?.first, isCounted, page > 0 {
      place = .number(first + Int64(skipped))
    }
    func take(_ other: PagePlace) { if other.skipped < place.skipped { place = other } }
    if let near = ends.keys.filter({ $0 < page }).max(), let row = ends[near] {
      take(.after(row, skipping: (page - 1 - near) * Self.size))
    }
    if let near = starts.keys.filter({ $0 > page }).min(), let row = starts[near] {
      take(.before(row, skipping: (near - 1 - page) * Self.size))
    }
    if isCounted, let total, query.table.key != .none {
      take(.end(skipping: max(0, total.count - skipped - count)))
    }
    return Request(query: query, page: page, place: place, count: count, version: version)
  }

  // MARK: - What was read

  mutating func take(
    _ result: Result<PageRead, DatabaseProblem>, of request: Request, near: Int
  ) {
    guard request.query == query, request.version == version else { return }
    switch result {
    case .success(let read):
      take(read.rows, request.page)
      milliseconds = read.milliseconds
    case .failure(.cancelled): break
    case .failure(let problem): self.problem = problem
    }
    drop(near: near)
  }

  private mutating func take(_ rows: [TableRow], _ page: Int) {
    pages[page] = Page(rows: rows, version: version)
    let isPlace = rows.count == Self.size
    ends[page] = isPlace ? rows.last.flatMap { $0.isPlace ? $0 : nil } : nil
    starts[page] = rows.first.flatMap { $0.isPlace ? $0 : nil }
    let end = page * Self.size + rows.count
    if rows.count < Self.size, total == nil || counted != version {
      total = RowCount(count: end, first: nil)
    }
    // One more row stands for those that are not known yet.
    known = max(known, rows.count == Self.size ? end + 1 : end)
  }

  /// Forgets the pages that are far away.
  private mutating func drop(near: Int) {
    while pages.count > Self.most {
      guard let far = pages.keys.max(by: { abs($0 - near) < abs($1 - near) }) else { return }
      pages[far] = nil
    }
  }

  mutating func take(
    _ result: Result<RowCount, DatabaseProblem>, of query: TableQuery, _ number: Int
  ) {
    guard query == self.query, number == version else { return }
    counted = number
    switch result {
    case .success(let count): total = count
    case .failure(.cancelled): break
    case .failure(let problem): self.problem = problem
    }
  }

  // MARK: - Reloading

  /// Reads all again. What is shown stays until the answers come.
  mutating func reload() {
    version += 1
    (ends, starts, problem) = ([:], [:], nil)
  }

  /// Keeps the count after a change of a value.
  mutating func reloadKeepingCount() {
    let wasCounted = isCounted
    reload()
    if wasCounted { counted = version }
  }
}
