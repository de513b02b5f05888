import Recurse

struct GeometryReaderExample: Component {
  func render(state: Void) -> Node {
    GeometryReader { size in
      if size.columns >= 40 {
        HStack(spacing: 2) {
          Text("menu")
          Text("page in \(size.columns) columns")
        }
      } else {
        Text("page")
      }
    }
  }
}
