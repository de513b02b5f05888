import Recurse
import RecurseReaders

struct DiffViewExample: Component {
  struct State {
    var patch = Patch(
      from: "Dear Ada,\nI read your note.\n", to: "Dear Ada,\nI read your notes.\n",
      oldPath: "letter.md", newPath: "letter.md")
    var part: PatchPart?
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    DiffView(state.patch, selection: \.part)
  }
}
