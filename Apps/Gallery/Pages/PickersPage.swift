import Recurse

/// One of several, in four looks, and any number of several.
struct PickersPage: GalleryContent {
  enum Size: String, CaseIterable { case small, medium, large }

  struct State: Equatable {
    var city = "Lisbon"
    var size = Size.medium
    var days: Set = ["Monday", "Friday"]
  }

  static let source = """
    Picker("City", selection: \\.city, options: Self.cities) { Text($0) }
    Text("")
    Picker("Size", selection: \\.size, options: Size.allCases, style: .segmented) {
      Text($0.rawValue)
    }
    Text("")
    HStack(alignment: .top, spacing: 4) {
      Picker("Size", selection: \\.size, style: .radioGroup) {
        ForEach(Size.allCases, id: \\.self) { Text($0.rawValue).tag($0) }
      }
      MultiPicker("Days", selection: \\.days, options: Self.days) {
        Text($0).disabled($0 == "Sunday")
      }
    }
    """

  var initialState: State { State() }

  func render(state: State) -> Node {
    Picker("City", selection: \.city, options: Self.cities) { Text($0) }
    Text("")
    Picker("Size", selection: \.size, options: Size.allCases, style: .segmented) {
      Text($0.rawValue)
    }
    Text("")
    HStack(alignment: .top, spacing: 4) {
      Picker("Size", selection: \.size, style: .radioGroup) {
        ForEach(Size.allCases, id: \.self) { Text($0.rawValue).tag($0) }
      }
      MultiPicker("Days", selection: \.days, options: Self.days) {
        Text($0).disabled($0 == "Sunday")
      }
    }
  }

  private static let cities = ["Athens", "Berlin", "Cairo", "Dublin", "Lisbon", "Lagos", "Oslo"]
  private static let days = ["Monday", "Wednesday", "Friday", "Sunday"]
}
