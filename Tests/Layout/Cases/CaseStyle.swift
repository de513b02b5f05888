import Foundation
import RecurseLayout

/// A style by the names of CSS's properties, with the defaults of the cases: a column that neither
/// shrinks its children nor stretches its lines.
struct CaseStyle {
  private let json: [String: Any]

  init(_ json: [String: Any]) { self.json = json }

  func style() throws -> LayoutStyle {
    // A property that is ignored would make a case that proves nothing.
    if let unknown = json.keys.first(where: { !properties.contains($0) }) {
      throw CaseError(description: "the property \(unknown) is not known")
    }
    var style = LayoutStyle()
    style.direction = try word("flex-direction", directions) ?? .column
    style.flexShrink = try number("flex-shrink") ?? 0
    style.alignContent = try word("align-content", alignContent) ?? .start
    style.flexGrow = try number("flex-grow") ?? 0
    style.aspectRatio = try number("aspect-ratio") ?? 0
    style.display = try word("display", ["flex": .flex, "none": .none]) ?? .flex
    style.position =
      try word("position", ["absolute": .absolute, "relative": .relative, "static": .relative])
      ?? .relative
    style.wrap =
      try word("flex-wrap", ["wrap": .wrap, "nowrap": .nowrap, "wrap-reverse": .wrapReverse])
      ?? .nowrap
    style.overflow =
      try word("overflow", ["visible": .visible, "hidden": .hidden, "scroll": .scroll]) ?? .visible
    style.justifyContent = try word("justify-content", justifyContent) ?? .start
    style.alignItems = try word("align-items", alignItems) ?? .stretch
    style.alignSelf = try word("align-self", alignSelf) ?? .auto
    style.flexBasis = try length(json["flex-basis"]) ?? .auto
    style.width = try length(json["width"]) ?? .auto
    style.height = try length(json["height"]) ?? .auto
    style.minWidth = try length(json["min-width"]) ?? .auto
    style.minHeight = try length(json["min-height"]) ?? .auto
    style.maxWidth = try length(json["max-width"]) ?? .auto
    style.maxHeight = try length(json["max-height"]) ?? .auto
    style.margin = try edges("margin", otherwise: 0)
    style.padding = try edges("padding", otherwise: 0)
    style.border = try edges("border", otherwise: 0)
    style.inset = try edges("inset", otherwise: .auto)
    let gap = json["gap"] as? [String: Any] ?? [:]
    style.gap = try LayoutGap(row: length(gap["row"]) ?? 0, column: length(gap["column"]) ?? 0)
    return style
  }

  private func edges(_ key: String, otherwise: LayoutLength) throws -> Edges {
    let edges = json[key] as? [String: Any] ?? [:]
    return try Edges(
      top: length(edges["top"]) ?? otherwise, right: length(edges["right"]) ?? otherwise,
      bottom: length(edges["bottom"]) ?? otherwise, left: length(edges["left"]) ?? otherwise)
  }

  private func length(_ value: Any?) throws -> LayoutLength? {
    guard let value else { return nil }
    if let number = value as? NSNumber { return .cells(number.doubleValue) }
    guard let text = value as? String else { throw CaseError(description: "\(value)") }
    if text == "auto" { return .auto }
    if text.hasSuffix("%"), let share = Double(text.dropLast()) { return .percent(share) }
    throw CaseError(description: "no length: \(text)")
  }

  private func number(_ key: String) throws -> Float? {
    guard let value = json[key] else { return nil }
    guard let number = value as? NSNumber else { throw CaseError(description: "\(key) \(value)") }
    return number.floatValue
  }

  private func word<Value>(_ key: String, _ words: [String: Value]) throws -> Value? {
    guard let value = json[key] else { return nil }
    guard let word = value as? String, let known = words[word] else {
      throw CaseError(description: "\(key): \(value) is not known")
    }
    return known
  }
}

private let properties: Set<String> = [
  "flex-direction", "flex-shrink", "flex-grow", "flex-basis", "flex-wrap", "aspect-ratio",
  "display", "position", "overflow", "justify-content", "align-items", "align-self",
  "align-content", "width", "height", "min-width", "min-height", "max-width", "max-height",
  "margin", "padding", "border", "inset", "gap",
]

private let directions: [String: FlexDirection] = [
  "row": .row, "row-reverse": .rowReverse, "column": .column, "column-reverse": .columnReverse,
]

private let justifyContent: [String: JustifyContent] = [
  "flex-start": .start, "flex-end": .end, "center": .center, "space-between": .spaceBetween,
  "space-around": .spaceAround, "space-evenly": .spaceEvenly, "start": .start, "end": .end,
]

private let alignItems: [String: AlignItems] = [
  "flex-start": .start, "flex-end": .end, "center": .center, "baseline": .baseline,
  "stretch": .stretch, "start": .start, "end": .end,
]

private let alignSelf: [String: AlignSelf] = [
  "flex-start": .start, "flex-end": .end, "center": .center, "baseline": .baseline,
  "stretch": .stretch, "auto": .auto, "start": .start, "end": .end,
]

private let alignContent: [String: AlignContent] = [
  "flex-start": .start, "flex-end": .end, "center": .center, "stretch": .stretch,
  "space-between": .spaceBetween, "space-around": .spaceAround, "space-evenly": .spaceEvenly,
  "start": .start, "end": .end,
]
