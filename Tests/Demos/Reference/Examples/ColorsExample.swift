import Recurse

struct ColorsExample: Component {
  func render(state: Void) -> Node {
    HStack {
      Text("info").foreground(.info)
      Text("good").foreground(.success)
      Text("careful").foreground(.warning)
      Text("bad").foreground(.error)
    }
    Text("on the accent").padding(.horizontal).background(.accent)
    Text("on a surface").padding(.horizontal).background(.surface)
    Text("in Gruvbox").foreground(.accent).theme(.gruvbox)
  }
}
