import Recurse
import RecurseReaders

/// Bytes as numbers and characters, as many in a line as there is room for.
struct HexView: Component, Equatable {
  let heading: [String]
  let bytes: [UInt8]
  let perLine: Int

  struct State {
    var log: Log
  }

  var initialState: State {
    var log = Log(limit: .none)
    for line in heading + HexDump.lines(bytes, perLine: perLine) { log.append(line) }
    return State(log: log)
  }

  func render(state: State) -> Node {
    LogView(state.log) { Text(verbatim: $0.text) }.defaultScrollAnchor(.top)
  }
}
