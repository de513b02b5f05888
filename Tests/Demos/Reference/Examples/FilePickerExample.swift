import Recurse
import RecurseFiles

struct FilePickerExample: Component {
  struct State {
    var isOpening = true
    var files: [FileLocation] = []
  }
  let folder: FileLocation
  var initialState: State { State() }

  func render(state: State) -> Node {
    FilePicker(allowing: ["txt", "md"], in: folder).on { state, output in
      if case .chosen(let files) = output { state.files = files }
      state.isOpening = false
    }
  }
}
