import Recurse

/// A backup: what fills the disk, how much is left, and what is still counted; and other amounts
/// with an end.
struct GaugesPage: GalleryContent {
  struct State: Equatable {
    var used = 9.5
    var files = [
      BarSegment("Music", value: 64), BarSegment("Photos", value: 96),
      BarSegment("Mail", value: 48),
    ]
  }

  static let source = """
    BigText("\\(state.used) GB").foreground(.accent)
    Slider("Size", value: \\.used, in: 0...16, step: 0.5)
    Form {
      Gauge("Memory", value: state.used, in: 0...16, caption: Self.gigabytes(state.used))
      Gauge("Disk", value: 238, in: 0...256, caption: "238 GB").foreground(.warning)
      Gauge("Swap", value: state.used / 4, in: 0...8, caption: Self.gigabytes(state.used / 4))
      Gauge("Files", segments: state.files, total: 256, caption: "208 GB").labelsInside()
    }
    Skeleton(lines: 4)
    StatusBar {
      Text("4 of 16 files")
      Spacer()
      Text("counting").foreground(.info)
    }
    .padding(.top)
    """

  var initialState: State { State() }

  /// `9.5 GB`, as wide as any other.
  private static func gigabytes(_ number: Double) -> String {
    let text = "\((number * 10).rounded() / 10) GB"
    return String(repeating: " ", count: max(0, 6 - text.count)) + text
  }

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
      Card("Disks") {
        Form {
          Gauge("Memory", value: state.used, in: 0...16, caption: Self.gigabytes(state.used))
          Gauge("Disk", value: 238, in: 0...256, caption: "238 GB").foreground(.warning)
          Gauge("Swap", value: state.used / 4, in: 0...8, caption: Self.gigabytes(state.used / 4))
          Gauge("Files", segments: state.files, total: 256, caption: "208 GB").labelsInside()
        }
      }
      Card("Cloud", note: "not known yet") {
        Skeleton(lines: 4)
        StatusBar {
          Text("4 of 16 files")
          Spacer()
          Text("counting").foreground(.info)
        }
        .padding(.top)
      }
      Card("A week of sports", note: "30 minutes a day are green") { WeekOfSports() }
      Card("A battery") { Battery() }
      Card("The money of March", note: "of 1,730 euros") { Budget() }
    }
  }
}
