import Recurse

/// A seat in a train: one of several in four looks, and any number of several.
struct PickersPage: GalleryContent {
  enum Coach: String, CaseIterable { case quiet, family, bistro }

  struct State: Equatable {
    var city = "Lisbon"
    var coach = Coach.quiet
    var seat = "window"
    var days: Set = ["Monday", "Friday"]
  }

  static let source = """
    Form {
      Picker("To", selection: \\.city, options: Self.cities) { Text($0) }
      Picker("Coach", selection: \\.coach, options: Coach.allCases, style: .segmented) {
        Text($0.rawValue)
      }
      Picker("Seat", selection: \\.seat, options: ["window", "aisle"], style: .radioGroup) {
        Text($0)
      }
    }
    MultiPicker("Travel on", selection: \\.days, options: Self.days) {
      Text($0).disabled($0 == "Sunday")
    }
    """

  var initialState: State { State() }

  func render(state: State) -> Node {
    Cards {
      Card("A season ticket") {
        Form {
          Picker("To", selection: \.city, options: Self.cities) { Text($0) }
          Picker("Coach", selection: \.coach, options: Coach.allCases, style: .segmented) {
            Text($0.rawValue)
          }
          Picker("Seat", selection: \.seat, options: ["window", "aisle"], style: .radioGroup) {
            Text($0)
          }
        }
      }
      .card(40)
      Card("Days", note: "\(state.days.count) a week") {
        MultiPicker("Travel on", selection: \.days, options: Self.days) {
          Text($0).disabled($0 == "Sunday")
        }
      }
      .card(24)
      Card("The ticket", note: "€ \(state.days.count * 18) a week") {
        Text("Porto – \(state.city)").bold()
        Text("\(state.coach.rawValue) coach, \(state.seat) seat").foreground(.secondaryText)
        for day in Self.days where state.days.contains(day) {
          Text("✓ ").foreground(.success) + Text(day)
        }
      }
      .card(28)
    }
  }

  private static let cities = ["Athens", "Berlin", "Cairo", "Dublin", "Lisbon", "Lagos", "Oslo"]
  private static let days = ["Monday", "Wednesday", "Friday", "Sunday"]
}
