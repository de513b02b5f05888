import Recurse

struct PickerExample: Component {
  enum Size: String, CaseIterable { case small, medium, large }

  struct State {
    var size = Size.medium
    var milk = "oat"
    var extras: Set<String> = ["sugar"]
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    Picker("Size", selection: \.size, options: Size.allCases) { Text($0.rawValue) }
    Picker("Size", selection: \.size, options: Size.allCases, style: .segmented) {
      Text($0.rawValue)
    }
    Picker("Milk", selection: \.milk, style: .radioGroup) {
      Text("Cow").tag("cow")
      Text("Oat").tag("oat")
      Text("Soy, sold out").tag("soy").disabled()
    }
    MultiPicker("Extras", selection: \.extras, options: ["sugar", "cinnamon"]) { Text($0) }
  }
}
