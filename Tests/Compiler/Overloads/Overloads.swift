/// The overloads that Swift cannot say in one signature, each made of the one that is written.
///
/// | written | made of it |
/// |---|---|
/// | a transition with `emit` | one without |
/// | a modifier of content with an owner | one of content whose owner is inferred |
/// | a path that is written | an unavailable one that cannot be, which says so |
/// | a selection in the state | one that the list holds, or none |
extension SwiftFunction {
  private static let emit = "inout Emit<Owner.Output>"

  /// The overload whose transition does not emit, or `nil` if that of the function does not.
  var withoutEmit: SwiftFunction? {
    guard var transition = parameters.last else { return nil }
    let type = transition.type.expandingTransition
    guard type.contains(Self.emit) else { return nil }
    transition.type = type.replacing(", \(Self.emit)", by: "")
    var overload = self
    overload.parameters[parameters.count - 1] = transition
    // `handling` takes transitions of both kinds.
    if !body.contains(where: { $0.contains("node.handling(") }) {
      let hasEvent = type.splitOnce(", \(Self.emit)")?.0.contains(",") ?? false
      let (taken, given) = hasEvent ? ("state, event, _", "&state, event") : ("state, _", "&state")
      let others = parameters.dropLast().map(\.argument)
      let end = "{ \(taken) in"
      var lines = others.isEmpty ? [name] : Self.call(name, others, room: 95 - end.count)
      if lines.count > 1 {
        lines = Self.call(name, others, room: 96)
        lines[lines.count - 1].removeLast()
        lines.append(")")
      }
      lines[lines.count - 1] += " \(end)"
      overload.body = lines + ["  try \(transition.name)(\(given))", "}"]
    }
    return overload
  }

  /// The overload for content whose owner is inferred, such as a text.
  ///
  /// - Parameter node: returns the content as a node of the owner.
  func ofStaticContent(node: String) -> SwiftFunction {
    var overload = self
    overload.type = "Modifiable where Modified: StaticContent"
    // The whole documentation is that of content with an owner.
    overload.documentation = summary
    overload.generics.insert("Owner: Component", at: 0)
    // Content with an owner is preferred, where a value is both.
    overload.attributes.append("@_disfavoredOverload")
    if !isUnavailable {
      overload.body = Self.call("\(node).\(name)", parameters.map(\.argument), room: 96)
    }
    return overload
  }

  /// The unavailable overload for a path that cannot be written.
  ///
  /// If a path has a typo, a generic type that only a `WritableKeyPath` determines is unknown, and
  /// the compiler reports the containers around it instead. An overload that takes any path moves
  /// the error to the typo, and says what to do if the path cannot be written.
  func unavailable(message: String) -> SwiftFunction? {
    let written = "WritableKeyPath<Owner.State"
    guard let index = parameters.firstIndex(where: { $0.type.hasPrefix(written) }) else {
      return nil
    }
    var overload = self
    overload.parameters[index].type.removeFirst("Writable".count)
    overload.documentation = []
    overload.attributes = ["@available(*, unavailable, message: \"\(message)\")"]
    overload.body = ["fatalError()"]
    return overload
  }

  /// The overload whose selection is not in the state.
  var holdingSelection: SwiftFunction? {
    guard
      let index = parameters.firstIndex(where: {
        $0.label == "selection" && $0.type == "WritableKeyPath<Owner.State, Selection>"
      })
    else { return nil }
    var overload = self
    overload.generics.removeAll { $0.hasPrefix("Selection: ") }
    // The rest of it is about a selection in the state.
    overload.documentation = summary
    overload.parameters[index].type = "SelectionMode"
    overload.parameters[index].value = ".none"
    return overload
  }
}

extension String {
  /// The type of a transition without the name that it has in the library.
  fileprivate var expandingTransition: String {
    guard let (before, rest) = splitOnce("Transition<Owner, ") else { return self }
    return "\(before)@MainActor (inout Owner.State, \(rest.dropLast()), inout Emit<Owner.Output>)"
      + " throws -> Void"
  }
}
