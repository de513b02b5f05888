import Foundation
import Recurse
import RecurseFoundation

struct DatePickerExample: Component {
  struct State {
    var start = Date(timeIntervalSince1970: 1_795_444_200)
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    DatePicker("Start", selection: \.start)
    DatePicker("Day", selection: \.start, displayedComponents: .date, style: .inline)
  }
}
