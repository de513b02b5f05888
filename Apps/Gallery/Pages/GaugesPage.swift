import Recurse

/// Gauges for amounts, and placeholders for content that is still missing.
struct GaugesPage: GalleryContent {
  struct State: Equatable {
    var used = 9.5
    var files = [
      BarSegment("Music", value: 40), BarSegment("Photos", value: 96),
      BarSegment("Mail", value: 24),
    ]
  }

  static let source = """
    VStack(alignment: .stretch, spacing: 1) {
      BigText("\\(state.used) GB").foreground(.accent)
      Form {
        Gauge("Memory", value: state.used, in: 0...16)
        Gauge("Disk", value: 0.93, caption: "93 %").foreground(.warning)
        Gauge("Swap", value: state.used, in: 0...32).labelsInside()
        Gauge("Files", segments: state.files, total: 256).labelsInside()
        Slider("Used", value: \\.used, in: 0...16, step: 0.5)
      }
      Skeleton(lines: 3)
      StatusBar {
        Text("4 files")
        Spacer()
        Text("saved").foreground(.success)
      }
    }
    """

  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack(alignment: .stretch, spacing: 1) {
      BigText("\(state.used) GB").foreground(.accent)
      Form {
        Gauge("Memory", value: state.used, in: 0...16)
        Gauge("Disk", value: 0.93, caption: "93 %").foreground(.warning)
        Gauge("Swap", value: state.used, in: 0...32).labelsInside()
        Gauge("Files", segments: state.files, total: 256).labelsInside()
        Slider("Used", value: \.used, in: 0...16, step: 0.5)
      }
      Skeleton(lines: 3)
      StatusBar {
        Text("4 files")
        Spacer()
        Text("saved").foreground(.success)
      }
    }
  }
}
