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

  private static let week = [
    ("Monday", -4), ("Tuesday", -6), ("Wednesday", -9), ("Thursday", -7), ("Friday", -2),
    ("Saturday", 1), ("Sunday", 3),
  ]
  private static let huts = [
    ("Alpenrose", "soup, beds"), ("Murmeltier", "coffee until four"), ("Gipfelhaus", "closed"),
    ("Schneehaas", "cake"), ("Talblick", "beds, dogs"), ("Edelweiss", "opens on Friday"),
    ("Steinbock", "wood is there"),
  ]

  func render(state: Void) -> Node {
    Cards {
      VStack(alignment: .stretch) {
        Panel(title: "Today").content {
          BigText("-4°").foreground(.accent)
          Text("Snow until noon, then sun.").padding(.top)
        }
        .flex(grow: 1)
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
      VStack(alignment: .stretch) {
        for (day, degrees) in Self.week {
          HStack {
            Text(day).foreground(.secondaryText).lineLimit(1).frame(width: 10)
            Gauge("", value: Double(degrees + 12), in: 0...16, caption: "\(degrees)°")
          }
          .key(day)
        }
      }
      .padding(horizontal: 1).border(.rounded, title: "The week")
      VStack(alignment: .stretch) {
        for (hut, words) in Self.huts {
          HStack {
            Text(hut).bold().lineLimit(1)
            Spacer()
            Text(words).foreground(.secondaryText).lineLimit(1)
          }
          .key(hut)
        }
      }
      .padding(horizontal: 1).border(.rounded, title: "Huts")
    }
    .background(.surface)
  }
}
