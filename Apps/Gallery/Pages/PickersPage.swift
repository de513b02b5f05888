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
      Card("Days", note: "\(state.days.count) a week") {
        MultiPicker("Travel on", selection: \.days, options: Self.days) {
          Text($0).disabled($0 == "Sunday")
        }
      }
      Card("The ticket", note: "€ \(state.days.count * 18) a week") {
        Text("Porto – \(state.city)").bold()
        Text("\(state.coach.rawValue) coach, \(state.seat) seat").foreground(.secondaryText)
        for day in Self.days where state.days.contains(day) {
          Text("✓ ").foreground(.success) + Text(day)
        }
      }
      Card("The train", note: "platform 4") {
        for (time, words) in Self.train(to: state.city) {
          HStack(spacing: 2) {
            Text(time).foreground(.accent).lineLimit(1).frame(width: 5)
            Text(words).lineLimit(1)
          }
          .key(time)
        }
        Text(state.coach == .bistro ? "Breakfast is until 10:00." : "The bistro is in coach 7.")
          .foreground(.secondaryText).padding(.top)
      }
    }
  }

  /// The stops of the train, of which the last one is a city.
  private static func train(to city: String) -> [(String, String)] {
    [
      ("07:14", "Porto, São Bento"), ("07:49", "Aveiro"), ("08:31", "Coimbra"),
      ("09:40", "Entroncamento, change here"), ("11:05", city),
    ]
  }

  private static let cities = ["Athens", "Berlin", "Cairo", "Dublin", "Lisbon", "Lagos", "Oslo"]
  private static let days = ["Monday", "Wednesday", "Friday", "Sunday"]
}
