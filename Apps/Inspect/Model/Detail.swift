import RecurseReconciler

/// A line about the selected node, or about the shown step.
package struct DetailLine: Equatable, Sendable {
  package enum Style: Equatable, Sendable {
    case title, heading, plain, changed, quiet
  }

  package var style: Style
  package var text: String

  package init(_ style: Style, _ text: String) { (self.style, self.text) = (style, text) }
}

extension [DetailLine] {
  /// Describes a node after a step, with what the step has changed.
  ///
  ///     LoginForm
  ///     component, rendered because of its state
  ///     State
  ///       name = "ad" → "ada"
  package static func node(_ line: TreeLine, before: TreeLine?, _ step: Step?) -> [DetailLine] {
    var lines = [DetailLine(.title, line.name)]
    var facts = line.kind
    if let frame = line.frame, frame.count == 4 {
      facts += ", \(frame[2])×\(frame[3]) at \(frame[0]), \(frame[1])"
    }
    if line.focused == 1 { facts += ", focused" }
    lines.append(DetailLine(.quiet, facts))
    for render in step?.renders ?? [] where render.node == line.id {
      lines.append(
        DetailLine(.plain, "rendered: \(render.why), \(render.microseconds) µs"))
    }
    lines += values("Props", line.props, before: before?.props, isNew: before == nil)
    lines += values("State", line.state, before: before?.state, isNew: before == nil)
    return lines
  }

  private static func values(
    _ heading: String, _ values: [String]?, before: [String]?, isNew: Bool
  ) -> [DetailLine] {
    guard let values, !values.isEmpty else { return [] }
    let old = Dictionary(
      before?.map { ($0.path, $0) } ?? [], uniquingKeysWith: { first, _ in first })
    return [DetailLine(.heading, heading)]
      + values.map { value in
        guard !isNew, old[value.path] != value else { return DetailLine(.plain, "  " + value) }
        guard let before = old[value.path] else {
          return DetailLine(.changed, "  \(value) (new)")
        }
        let now = value.dropFirst(value.path.count).trimmingPrefix(" = ")
        return DetailLine(.changed, "  \(before) → \(now)")
      }
      + (before ?? []).filter { line in !values.contains { $0.path == line.path } }
      .map { DetailLine(.changed, "  \($0) (gone)") }
  }

  /// Describes a step: what led to it, what was rendered and why, what was patched, and effects.
  package static func step(_ step: Step) -> [DetailLine] {
    var lines = [
      DetailLine(.title, "Step \(step.number): \(step.cause)"),
      DetailLine(.quiet, "\(counted(step.cells, "cell")), \(counted(step.bytes, "byte"))"),
    ]
    let work = step.work
    let counts = [
      (work.skipped, "skipped"), (work.made, "made"), (work.updated, "updated"),
      (work.inserted, "inserted"), (work.moved, "moved"), (work.removed, "removed"),
    ]
    let patches = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    if !patches.isEmpty {
      lines += list("Patches", [patches.joined(separator: ", ")])
    }
    lines += list("Rendered", step.renders.map { "\($0.path): \($0.why), \($0.microseconds) µs" })
    lines += list("Effects", step.effects)
    return lines + list("Running", step.running)
  }

  private static func list(_ heading: String, _ texts: [String]) -> [DetailLine] {
    guard !texts.isEmpty else { return [] }
    return [DetailLine(.heading, heading)] + texts.map { DetailLine(.plain, "  " + $0) }
  }
}

extension Step.Render {
  /// The reason in words.
  package var why: String {
    switch reason {
    case "mounted": "it appeared"
    case "state": "its state changed"
    case "props": "its parent gave it other props"
    case "source": "something that it had read changed"
    default: "its surroundings changed"
    }
  }
}

extension String {
  /// The path of a line `path = value`, or nothing for a value without a path.
  fileprivate var path: Substring { firstRange(of: " = ").map { self[..<$0.lowerBound] } ?? "" }
}

/// A number of things, in the singular or the plural.
package func counted(_ count: Int, _ thing: String) -> String {
  "\(count) \(thing)\(count == 1 ? "" : "s")"
}
