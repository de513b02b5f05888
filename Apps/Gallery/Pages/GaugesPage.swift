import Recurse

/// A backup: what fills the disk, how much is left, and what is still counted; and other amounts
/// with an end.
struct GaugesPage: GalleryContent {
  struct State: Equatable {
    var used = 9.5
    var files = [
      BarSegment("Music", value: 40), BarSegment("Photos", value: 96),
      BarSegment("Mail", value: 24),
    ]
  }

  static let source = """
    BigText("\\(state.used) GB").foreground(.accent)
    Slider("Size", value: \\.used, in: 0...16, step: 0.5)
    Form {
      Gauge("Memory", value: state.used, in: 0...16)
      Gauge("Disk", value: 0.93, caption: "93 %").foreground(.warning)
      Gauge("Swap", value: state.used, in: 0...32).labelsInside()
      Gauge("Files", segments: state.files, total: 256).labelsInside()
    }
    Skeleton(lines: 4)
    StatusBar {
      Text("4 files")
      Spacer()
      Text("saved").foreground(.success)
    }
    .padding(.top)
    """

  var initialState: State { State() }

  func render(state: State) -> Node {
    Cards {
      Card("The backup of tonight", note: "of 16 GB") {
        BigText("\(state.used) GB").foreground(.accent)
        Slider("Size", value: \.used, in: 0...16, step: 0.5)
        Text(
          state.used > 14
            ? "It does not fit beside that of yesterday." : "It fits beside that of yesterday."
        )
        .foreground(state.used > 14 ? .warning : .success).padding(.top)
      }
      .card()
      Card("Disks") {
        Form {
          Gauge("Memory", value: state.used, in: 0...16)
          Gauge("Disk", value: 0.93, caption: "93 %").foreground(.warning)
          Gauge("Swap", value: state.used, in: 0...32).labelsInside()
          Gauge("Files", segments: state.files, total: 256).labelsInside()
        }
      }
      .card()
      Card("Cloud", note: "counting") {
        Skeleton(lines: 4)
        StatusBar {
          Text("4 files")
          Spacer()
          Text("saved").foreground(.success)
        }
        .padding(.top)
      }
      .card()
      Card("A week of sports", note: "30 minutes a day are green") { WeekOfSports() }.card()
      Card("A battery") { Battery() }.card()
      Card("The money of March", note: "of 1,730 euros") { Budget() }.card()
    }
  }
}
