import Recurse

/// Texts that do not fit, truncated in each mode. The background shows their width.
struct TextTruncation: Component, Equatable {
  let width: Int

  private static let modes: [TruncationMode] = [.tail, .middle, .head, .clip]

  func render(state: Void) -> Node {
    ForEach(Self.modes, id: \.self) { mode in
      HStack {
        Text("\(mode)").foreground(.secondaryText).frame(width: 6)
        VStack {
          path.lineLimit(1).truncationMode(mode)
            .frame(width: width).background(.field)
          Text("日本語の文字は二桁の幅です、🙂👍🏽🇩🇪。").lineLimit(1).truncationMode(mode)
            .frame(width: width).background(.raised)
        }
      }
    }
    HStack {
      Text("lines").foreground(.secondaryText).frame(width: 6)
      Text(Self.long).lineLimit(2)
        .frame(width: width).background(.field)
    }
  }

  private var path: Text {
    Text("/home/ada/").foreground(.info) + Text("a rather long name").bold()
      + Text(".swift").foreground(.warning)
  }

  private static let long = """
    The screen is a pure function of the state, and an event handler is a transition of the state. \
    What changed is found, and the cells that differ are sent in one write.
    """
}
