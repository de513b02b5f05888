import CMarkdown

/// A node of cmark's tree. The tree lives until its root is freed.
typealias ParsedNode = OpaquePointer

/// The looks that are open while the inlines of a block are read one after another.
struct TextReader {
  private var text = MarkdownText()
  private var bold = 0
  private var italic = 0
  private var struck = 0
  private var link: MarkdownRun.Target?
  private var images: [MarkdownRun] = []

  /// Returns the text of a block that holds inlines, however deep they nest.
  static func text(of block: ParsedNode) -> MarkdownText {
    var reader = TextReader()
    forEachEvent(in: block) { node, isEnter in
      if node != block { reader.read(node, isEnter: isEnter) }
    }
    return reader.text
  }

  private var style: MarkdownRun.Style {
    var style: MarkdownRun.Style = []
    if bold > 0 { style.insert(.bold) }
    if italic > 0 { style.insert(.italic) }
    if struck > 0 { style.insert(.struck) }
    return style
  }

  private mutating func read(_ node: ParsedNode, isEnter: Bool) {
    let step = isEnter ? 1 : -1
    switch recurse_markdown_kind_of(node) {
    case RECURSE_MARKDOWN_BOLD: bold += step
    case RECURSE_MARKDOWN_ITALIC: italic += step
    case RECURSE_MARKDOWN_STRUCK: struck += step
    case RECURSE_MARKDOWN_LINK: isEnter ? openLink(node) : closeLink()
    case RECURSE_MARKDOWN_IMAGE: isEnter ? openImage(node) : closeImage()
    case RECURSE_MARKDOWN_TEXT: add(oneLine(literal(node)))
    case RECURSE_MARKDOWN_SOFT_BREAK: add(" ")
    case RECURSE_MARKDOWN_HARD_BREAK: add("\n")
    case RECURSE_MARKDOWN_CODE_SPAN: add(literal(node), .code)
    case RECURSE_MARKDOWN_INLINE_HTML: add(literal(node), .html)
    default: break
    }
  }

  private mutating func add(_ string: String, _ extra: MarkdownRun.Style = []) {
    if images.isEmpty {
      text.append(MarkdownRun(string, style.union(extra), link: link))
    } else {
      images[images.count - 1].text += string
    }
  }

  /// Opens a link. A run without text keeps it, should it stay empty.
  private mutating func openLink(_ node: ParsedNode) {
    guard images.isEmpty else { return }
    link = target(of: node)
    if cmark_node_first_child(node) == nil { text.append(MarkdownRun("", style, link: link)) }
  }

  private mutating func closeLink() {
    if images.isEmpty { link = nil }
  }

  private mutating func openImage(_ node: ParsedNode) {
    images.append(MarkdownRun("", style, link: link, image: target(of: node)))
  }

  /// Closes an image. One in another one's text is a part of that text.
  private mutating func closeImage() {
    guard let image = images.popLast() else { return }
    if images.isEmpty { text.append(image) } else { images[images.count - 1].text += image.text }
  }

  /// Returns a text without the line feeds that come of entities: they break no line.
  private func oneLine(_ text: String) -> String {
    guard text.utf8.contains(0x0A) else { return text }
    return String(text.map { $0 == "\n" ? " " : $0 })
  }

  private func target(of node: ParsedNode) -> MarkdownRun.Target {
    MarkdownRun.Target(
      swiftString(cmark_node_get_url(node)), title: swiftString(cmark_node_get_title(node)))
  }
}

/// Calls an action at the start and the end of each node of a tree, without recursion.
func forEachEvent(in root: ParsedNode, _ action: (ParsedNode, _ isEnter: Bool) -> Void) {
  let iterator = cmark_iter_new(root)
  defer { cmark_iter_free(iterator) }
  while true {
    let event = cmark_iter_next(iterator)
    guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { return }
    action(node, event == CMARK_EVENT_ENTER)
  }
}

func literal(_ node: ParsedNode) -> String { swiftString(cmark_node_get_literal(node)) }

/// Copies a text of cmark. Bytes that are no UTF-8 become replacement characters.
func swiftString(_ text: UnsafePointer<CChar>?) -> String { text.map { String(cString: $0) } ?? "" }
