import Recurse

struct TextExample: Component {
  var initialState: Int { 3 }

  func render(state: Int) -> Node {
    Text("\(state) files").bold()
    Text("Press \(Text("q").bold().foreground(.accent)) to quit")
    Text("A text that is too long for its row goes on in the next one.")
    Text("One row is enough for this text, however long it is.").lineLimit(1)
  }
}
