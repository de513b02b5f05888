import Recurse

/// The minutes of a week that were spent on sports, and what is left of a goal.
struct WeekOfSports: Component {
  var initialState: [Int] { [34, 0, 52, 20, 61, 45, 12] }

  /// `7 min`, as wide as any other, so that the lines end at one edge.
  private static func minutes(_ number: Int) -> String {
    (number < 10 ? " " : "") + "\(number) min"
  }

  private static let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

  func render(state: [Int]) -> Node {
    Form {
      for (number, day) in Self.days.enumerated() {
        Gauge(day, value: Double(state[number]), in: 0...60, caption: Self.minutes(state[number]))
          .foreground(state[number] >= 30 ? .success : .accent)
      }
    }
    HStack {
      Button("A walk today") { $0[6] += 10 }.disabled(state[6] >= 60)
      Text("\(state.reduce(0, +)) of 240 minutes").foreground(.secondaryText).lineLimit(1)
    }
    .padding(.top)
  }
}

/// A battery that is charged: how full it is, and how long it takes.
struct Battery: Component {
  var initialState: Double { 62 }

  func render(state: Double) -> Node {
    BigText("\(Int(state)) %").foreground(color(state))
    Gauge("", value: state, in: 0...100, caption: "").foreground(color(state))
      .padding(.bottom)
    Slider("Charge", value: \.self, in: 0...100, step: 2)
    HStack {
      Text(state < 100 ? "Full in" : "It is full.").foreground(.secondaryText)
      Spacer()
      if state < 100 { Text("\(Int((100 - state) * 0.9)) minutes").lineLimit(1) }
    }
    .padding(.top)
    HStack {
      Text("It lasts for").foreground(.secondaryText)
      Spacer()
      Text("\(Int(state / 9)) hours").lineLimit(1)
    }
  }

  private func color(_ share: Double) -> Color {
    share < 20 ? .error : share < 50 ? .warning : .success
  }
}

/// The money of a month in parts, and what each of them has of its own.
struct Budget: Component {
  private static let parts = [
    ("Rent", 820.0, 820.0), ("Food", 312, 400), ("Books", 74, 60), ("Trains", 96, 150),
    ("Rest", 200, 300),
  ]

  /// `74 of  60`, in columns.
  private static func caption(_ spent: Double, _ most: Double) -> String {
    let numbers = [spent, most].map { number in
      (number < 100 ? " " : "") + "\(Int(number))"
    }
    return numbers.joined(separator: " of ")
  }

  func render(state: Void) -> Node {
    let spent = Self.parts.map(\.1).reduce(0, +)
    Gauge(
      "", segments: Self.parts.map { BarSegment($0.0, value: $0.1) }, total: 1_730,
      caption: "\(Int(spent))"
    )
    .labelsInside().padding(.bottom)
    Form {
      for (name, spent, most) in Self.parts {
        Gauge(
          name, value: min(spent, most), in: 0...most, caption: Self.caption(spent, most)
        )
        .foreground(spent > most ? .error : .accent)
      }
    }
    Text("Books are over what was planned.").foreground(.warning).padding(.top)
  }
}
