import Recurse

/// Every element that shows text, with a text of its own in each place for one.
struct HostilePage: Component {
  struct State {
    var texts: [String]
    var held: [String]

    init(_ texts: [String]) {
      self.texts = texts
      held = texts
    }
  }

  /// How many texts the page shows.
  static let places = 26

  let initialState: State
  /// A text that a retained view follows.
  let followed: MutableProperty<String>

  private struct Refusal: Error, CustomStringConvertible {
    let description: String
  }

  func render(state: State) -> Node {
    let text = state.texts
    ScrollView {
      NavigationBar(text[0]) { Button(text[1]) { _ in } }
      Text(text[2])
      Text(text[3]).bold() + Text(text[4]).foreground(.red)
      Text("\(text[5]) \(Text(text[6]).underline())").lineLimit(1)
      HStack {
        Text(text[7]).reverse()
        Toggle(text[8], isOn: false) { _, _ in }
      }
      TextField(text[9], text: "") { _, _ in }
      TextField("field", text: \.held[10])
      SecureField(text[11], text: "") { _, _ in }
      SecureField("secret", text: \.held[12])
      Panel(title: text[13]).content { Text(text[14]) }
      VStack { Text(text[15]) }.border(.rounded, title: text[16])
      AsyncView(
        id: text[17], noDataMessage: text[17], load: { _ -> [String] in [] }
      ) { _ in Text("never") }
      AsyncView(id: text[18], load: { throw Refusal(description: $0) }) { (_: Int) in Text("never")
      }
      lists(text)
      Grid {
        GridRow {
          Text(text[23])
          Text(text[24])
        }
      }
      label(text: followed)
    }
  }

  @NodeBuilder<HostilePage> private func lists(_ text: [String]) -> Node {
    List {
      Section(text[19]) { Text(text[20]) }
      Section {
        Text("row")
      } header: {
        Text("header")
      } footer: {
        Text(text[21])
      }
    }
    .frame(height: 7)
    List([Int](), id: \.self) {
      Text("\($0)")
    } placeholder: {
      Text(text[22])
    }.frame(height: 2)
  }
}
