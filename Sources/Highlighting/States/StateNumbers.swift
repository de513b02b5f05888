/// States as small numbers: a text of many lines has few of them.
struct StateNumbers<State: Hashable & Sendable>: Sendable {
  private var states: [State] = []
  private var numbers: [State: UInt32] = [:]

  var count: Int { states.count }

  subscript(number: UInt32) -> State { states[Int(number)] }

  mutating func number(of state: State) -> UInt32 {
    if let number = numbers[state] { return number }
    let number = UInt32(states.count)
    states.append(state)
    numbers[state] = number
    return number
  }
}
