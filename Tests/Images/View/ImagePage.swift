import Recurse
import RecurseImages

/// An image whose bitmap the state says.
struct ImagePage: Component {
  struct State {
    var picture: Bitmap
    var sizing = Sizing.natural
    var renders = 0
  }

  enum Sizing: CaseIterable { case natural, fit, fill }

  let initialState: State

  init(_ picture: Bitmap, _ sizing: Sizing = .natural) {
    initialState = State(picture: picture, sizing: sizing)
  }

  func render(state: State) -> Node {
    let image = Image(state.picture, label: "A cat")
    switch state.sizing {
    case .natural: image
    case .fit: image.resizable()
    case .fill: image.resizable().scaledToFill()
    }
  }
}
