/// HTML as a list of tags of blocks and of runs, so that the order of nested inline tags, and
/// spaces that a browser does not show, make no difference.
struct FlatHTML {
  private(set) var parts: [String] = []
  private var open: [String: Int] = [:]
  private var links: [String] = []
  private var linkHasText = false
  private var run = ""
  private var runLook = ""
  private var isInCode = false

  static func parts(of html: String) -> [String] {
    var flat = FlatHTML()
    flat.read(Array(html.unicodeScalars))
    return flat.parts
  }

  private static let blockTags: Set<String> = [
    "p", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre", "hr", "table",
    "thead", "tbody", "tr", "td", "th", "br", "input",
  ]

  private mutating func read(_ html: [Unicode.Scalar]) {
    var place = 0
    while place < html.count {
      guard html[place] == "<", let end = html[place...].firstIndex(of: ">") else {
        add(html[place])
        place += 1
        continue
      }
      var tag = ""
      tag.unicodeScalars += html[place...end]
      read(tag: tag)
      place = end + 1
    }
    endRun(atBlock: true)
  }

  private mutating func add(_ scalar: Unicode.Scalar) {
    linkHasText = true
    let look = look
    if look != runLook { endRun() }
    runLook = look
    run.unicodeScalars.append(!isInCode && scalar == "\n" ? " " : scalar)
  }

  private var look: String {
    (open.filter { $0.value > 0 }.keys.sorted() + links.suffix(1)).joined(separator: " ")
  }

  private mutating func endRun(atBlock: Bool = false) {
    if !isInCode, parts.last.map({ $0.hasPrefix("<") }) ?? true { run.trimStart() }
    if !isInCode, atBlock { run.trimEnd() }
    if atBlock, run.isEmpty, let last = parts.last, !last.hasPrefix("<") {
      parts[parts.count - 1].trimEnd()
    }
    if !run.isEmpty { parts.append("\(runLook)|\(run)") }
    run = ""
  }

  private mutating func read(tag: String) {
    let name = tag.drop { "</".contains($0) }.prefix { $0.isLetter || $0.isNumber }
    let step = tag.hasPrefix("</") ? -1 : 1
    switch String(name) {
    case "em", "strong", "del": open[String(name), default: 0] += step
    case "code" where parts.last == "<pre>" && step > 0: isInCode = true
    case "code" where !isInCode: open["code", default: 0] += step
    case "a":
      if step > 0 {
        links.append(tag)
        linkHasText = false
      } else if !links.isEmpty {
        closeLink()
      }
    case "img":
      for scalar in tag.unicodeScalars { add(scalar == "<" ? "{" : scalar) }
    case let name where Self.blockTags.contains(name):
      endRun(atBlock: true)
      if name == "pre" { isInCode = false }
      parts.append(tag)
    default:
      if !isInCode { for scalar in tag.unicodeScalars { add(scalar) } }
    }
  }

  private mutating func closeLink() {
    if !linkHasText {
      endRun()
      parts.append("\(look)|")
    }
    links.removeLast()
  }
}

extension String {
  mutating func trimStart() {
    let rest = drop { $0 == " " || $0 == "\n" }
    self = String(rest)
  }

  mutating func trimEnd() {
    while last == " " || last == "\n" { removeLast() }
  }
}
