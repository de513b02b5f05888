import Recurse
import RecurseTesting
import WidgetFixture

/// Something that a table has a row for.
struct File: Identifiable, Equatable {
  let id: Int
  var name: String
  var kind: String
  var size: Int
}

struct Files {
  var files: [File]
  var columns = TableColumns()
  var selected: Int?
  var marked: Set<Int> = []

  init(_ files: [File]) { self.files = files }

  static let few = Files([
    File(id: 0, name: "readme", kind: "text", size: 20),
    File(id: 1, name: "an article that is long", kind: "text", size: 1_000),
    File(id: 2, name: "logo", kind: "picture", size: 300),
  ])
}

/// A table with a column of each kind.
struct FileTable: Component {
  var initialState = Files.few

  func render(state: Files) -> Node {
    Table(\.files, selection: \.selected, columns: \.columns) {
      TableColumn("Name", value: \.name)
      TableColumn("Kind", value: \.kind).width(.percent(20))
      TableColumn("Size", sortedBy: \.size) { Text("\($0.size)") }.width(5).alignment(.trailing)
      TableColumn("Note") { _ in Text("-") }.width(4)
    } row: { file, row in
      row.onDelete { $0.files.removeAll { $0.id == file.id } }
    } placeholder: {
      Text("Nothing")
    }
    .scrollIndicators(.hidden)
  }
}

@MainActor
func fileTable(_ files: Files = .few, columns: Int = 35, rows: Int = 5) -> TestScreen<FileTable> {
  TestScreen(FileTable(initialState: files), columns: columns, rows: rows)
}
