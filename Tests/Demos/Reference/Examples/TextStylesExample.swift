import Recurse

struct TextStylesExample: Component {
  func render(state: Void) -> Node {
    Text("bold").bold()
    Text("italic").italic()
    Text("underlined").underline() + Text(" ") + Text("struck").strikethrough()
    Text("reversed").reverse()
    Text("/usr/share/doc/recurse/reference/styles.html").truncationMode(.middle).lineLimit(1)
      .frame(width: 24)
  }
}
