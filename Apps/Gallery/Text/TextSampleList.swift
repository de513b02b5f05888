import Recurse

/// A text with the name of what it demonstrates.
struct TextSample: Equatable {
  var name: String
  var text: String
}

/// Samples below each other, each between two bars. The bars are aligned if the terminal uses the
/// widths of the layout.
struct TextSampleList: Component, Equatable {
  let samples: [TextSample]

  func render(state: Void) -> Node {
    VStack(alignment: .stretch) {
      ForEach(samples, id: \.name) { sample in
        HStack(spacing: 0) {
          Text(sample.name).foreground(.secondaryText).lineLimit(1).frame(width: 13)
          Text("│").foreground(.border)
          Text(sample.text).lineLimit(1).background(.field).flex(grow: 1, shrink: 1, basis: 0)
          Text("│").foreground(.border)
        }
      }
    }
  }
}
