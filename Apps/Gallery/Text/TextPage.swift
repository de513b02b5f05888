import Recurse

/// Texts that are cut and wrapped at a width that a slider sets, all styles, any script, and text
/// that would control the terminal.
package struct TextPage: GalleryContent {
  package struct State: Equatable {
    /// The columns of the texts that are too long for them.
    package var width = 24.0
    package var wrap = TextWrap.words
    package var alignment = TextAlignment.leading
  }

  static let source = """
    Slider("Columns", value: \\.width, in: 1...34, step: 1)
    path.lineLimit(1).truncationMode(mode)
    Text(Self.long).lineLimit(2)
    text.wrap(wrap).multilineTextAlignment(alignment)
    Text("bold").bold() + " " + Text("dim").dim() + " " + Text("italic").italic() + " "
    Text(sample.text).lineLimit(1)
    """

  package let initialState = State()

  package init() {}

  package func render(state: State) -> Node {
    let width = Int(state.width)
    Cards {
      Card("Texts that are too long", note: "cut in four ways") {
        Form {
          Slider("Columns", value: \.width, in: 1...34, step: 1)
        }
        .padding(.bottom)
        TextTruncation(width: width)
      }
      Card("Lines", note: "\(width) columns") {
        Form {
          Picker("Wrap", selection: \.wrap, options: Self.wraps, style: .segmented) {
            Text("\($0)")
          }
          Picker("Align", selection: \.alignment, options: Self.alignments, style: .segmented) {
            Text("\($0)")
          }
        }
        .padding(.bottom)
        TextWrapping(width: width, wrap: state.wrap, alignment: state.alignment)
      }
      Card("Attributes and colors", note: "the nearest in each terminal") { TextStyles() }
      Card("Scripts of the world", note: "each between two bars") {
        TextSampleList(samples: TextSamples.scripts)
      }
      Card("Emoji", note: "and what is shown of them") {
        TextSampleList(samples: TextSamples.emoji)
      }
      Card("Text that would control the terminal", note: "is only shown") {
        TextSampleList(samples: TextSamples.hostile)
      }
    }
  }

  private static let wraps: [TextWrap] = [.words, .characters, .none]
  private static let alignments: [TextAlignment] = [.leading, .center, .trailing]
}
