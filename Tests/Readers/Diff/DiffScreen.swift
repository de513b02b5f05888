import Recurse
import RecurseReaders
import RecurseTesting

/// A view of a patch of which a person chooses a part, beside a field if it has one.
struct PatchPage: Component {
  struct State {
    var patch: Patch
    var style: DiffStyle
    var part: PatchPart?
    var text = ""
  }
  var patch: Patch
  var style = DiffStyle.automatic
  var wraps = true
  var hasField = false

  var initialState: State { State(patch: patch, style: style) }

  func render(state: State) -> Node {
    DiffView(state.patch, style: state.style, wraps: wraps, selection: \.part)
    if hasField { TextField("", text: \.text) }
  }
}

extension TestScreen {
  /// Returns the backgrounds of a row, a letter for each cell: the same one for the same color.
  func backgrounds(row: Int, columns: Int) -> String {
    var letters: [Color?: Character] = [:]
    return String(
      (0..<columns).map { column in
        let color = style(row: row, column: column).background
        let next: Character = ["a", "b", "c", "d", "e"][min(letters.count, 4)]
        return letters[color, default: next].also { letters[color] = $0 }
      })
  }
}

extension Character {
  fileprivate func also(_ body: (Character) -> Void) -> Character {
    body(self)
    return self
  }
}
