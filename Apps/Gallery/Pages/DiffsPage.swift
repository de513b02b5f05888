import Recurse
import RecurseReaders

/// The difference of two texts, below each other or side by side.
struct DiffsPage: GalleryContent {
  static let source = """
    Toggle("Side by side", isOn: \\.isSideBySide)
    DiffView(
      DiffsPage.patch,
      style: state.isSideBySide ? .sideBySide : .unified,
      selection: \\.part
    )
    .frame(height: 14)
    """

  struct State {
    var isSideBySide = false
    var part: PatchPart?
  }

  var initialState: State { State() }

  func render(state: State) -> Node {
    Toggle("Side by side", isOn: \.isSideBySide)
    Panel(title: "What changed").content {
      DiffView(
        DiffsPage.patch, style: state.isSideBySide ? .sideBySide : .unified, selection: \.part
      )
      .frame(height: 14)
    }
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
    diff --git a/notes.txt b/NOTES.txt
    similarity index 100%
    rename from notes.txt
    rename to NOTES.txt

    """)
}
