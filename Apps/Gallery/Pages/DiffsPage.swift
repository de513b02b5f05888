import Recurse
import RecurseReaders

/// A change that is reviewed, below each other or side by side.
struct DiffsPage: GalleryContent {
  static let source = """
    Toggle("Side by side", isOn: \\.isSideBySide)
    DiffView(
      DiffsPage.patch, style: state.isSideBySide ? .sideBySide : .unified, selection: \\.part
    )
    """

  struct State {
    var isSideBySide = false
    var part: PatchPart?
  }

  var initialState: State { State() }

  func render(state: State) -> Node {
    Card("Sort by date, too", note: "2 files") {
      Toggle("Side by side", isOn: \.isSideBySide)
      DiffView(
        DiffsPage.patch, style: state.isSideBySide ? .sideBySide : .unified, selection: \.part
      )
      .padding(.top)
    }
    .frame(maxHeight: .infinity)
  }

  private nonisolated static let patch = Patch(
    """
    Sort by date, too

    diff --git a/Sort.swift b/Sort.swift
    --- a/Sort.swift
    +++ b/Sort.swift
    @@ -1,6 +1,7 @@ struct Sort
     enum Sort: String {
    -  case byName, bySize
    +  case byName, byDate
    +  case bySize
     }

    -let first = Sort.byName
    +let first = Sort.byDate
     print(first)
    @@ -20,5 +21,8 @@ struct Listing
     func listing(_ files: [File], by sort: Sort) -> [File] {
       switch sort {
       case .byName: files.sorted { $0.name < $1.name }
    +  case .byDate: files.sorted { $0.date > $1.date }
       case .bySize: files.sorted { $0.size > $1.size }
       }
    diff --git a/notes.txt b/NOTES.txt
    similarity index 100%
    rename from notes.txt
    rename to NOTES.txt

    """)
}
