import Recurse

/// A station in the mountains: what belongs together has a border, a title and padding.
struct PanelsPage: GalleryContent, Equatable {
  static let source = """
    Panel(title: "Today").content {
      BigText("-4°").foreground(.accent)
      Text("Snow until noon, then sun.").padding(.top)
    }
    VStack(alignment: .stretch) {
      Text("▲ Black, 4.2 km")
      Divider()
      Text("● Red, 6.8 km")
      Divider()
      Text("■ Blue, 9.1 km")
    }
    .padding(horizontal: 1).border(.rounded, title: "Open runs", color: .accent)
    VStack { Text("Stay on the marked runs: the snow is new.") }
      .padding(horizontal: 1).border(.double, title: "Avalanches: 3 of 5", color: .warning)
    VStack { Text("Line 1 runs, line 2 stands in the wind.") }
      .padding(horizontal: 1).border(.heavy, title: "Lifts")
    """

  func render(state: Void) -> Node {
    Cards {
      Panel(title: "Today").content {
        BigText("-4°").foreground(.accent)
        Text("Snow until noon, then sun.").padding(.top)
      }
      .flex(grow: 1, shrink: 1, basis: 28)
      VStack(alignment: .stretch) {
        Text("▲ Black, 4.2 km")
        Divider()
        Text("● Red, 6.8 km")
        Divider()
        Text("■ Blue, 9.1 km")
      }
      .padding(horizontal: 1).border(.rounded, title: "Open runs", color: .accent)
      .card(28)
      VStack { Text("Stay on the marked runs: the snow is new.") }
        .padding(horizontal: 1).border(.double, title: "Avalanches: 3 of 5", color: .warning)
      .card(28)
      VStack { Text("Line 1 runs, line 2 stands in the wind.") }
        .padding(horizontal: 1).border(.heavy, title: "Lifts")
      .card(28)
    }
    .background(.surface)
  }
}
