import RecurseMarkdown

/// Writes blocks as cmark's HTML, but for the order of the tags of a run.
struct HTML {
  static func write(_ blocks: [MarkdownBlock]) -> String {
    blocks.map { write($0) }.joined(separator: "\n")
  }

  private static func write(_ block: MarkdownBlock, isTight: Bool = false) -> String {
    switch block {
    case .paragraph(let text): isTight ? inlines(text) : "<p>\(inlines(text))</p>"
    case .heading(let level, let text): "<h\(level)>\(inlines(text))</h\(level)>"
    case .code(let code):
      "<pre><code\(code.language.map { " class=\"language-\(escape(String($0)))\"" } ?? "")>"
        + "\(escape(code.text))</code></pre>"
    case .quote(let blocks): "<blockquote>\n\(write(blocks))\n</blockquote>"
    case .list(let list): write(list)
    case .table(let table): write(table)
    case .thematicBreak: "<hr />"
    case .html(let text): String(text.dropLast(text.last == "\n" ? 1 : 0))
    }
  }

  private static func write(_ list: MarkdownList) -> String {
    let items = list.items.map { item in
      let done = item.task == .done ? "checked=\"\" " : ""
      let box = item.task == nil ? "" : "<input \(done)disabled=\"\" type=\"checkbox\"> "
      let blocks = item.blocks.map { write($0, isTight: list.isTight) }.joined(separator: "\n")
      return "<li>\(box)\(blocks)</li>"
    }.joined(separator: "\n")
    switch list.marker {
    case .bullet: return "<ul>\n\(items)\n</ul>"
    case .number(let start, _):
      return "<ol\(start == 1 ? "" : " start=\"\(start)\"")>\n\(items)\n</ol>"
    }
  }

  private static func write(_ table: MarkdownTable) -> String {
    func row(_ cells: [MarkdownText], _ tag: String) -> String {
      let cells = zip(cells, table.alignments).map { cell, alignment in
        let align = alignment == .natural ? "" : " align=\"\(alignment)\""
        return "<\(tag)\(align)>\(inlines(cell))</\(tag)>"
      }
      return "<tr>\(cells.joined())</tr>"
    }
    let body = table.rows.map { row($0, "td") }.joined()
    return "<table><thead>\(row(table.header, "th"))</thead>"
      + (body.isEmpty ? "" : "<tbody>\(body)</tbody>") + "</table>"
  }

  private static func inlines(_ text: MarkdownText) -> String {
    text.runs.map { run in
      var html = run.style.contains(.html) ? run.text : lines(escape(run.text))
      if let image = run.image {
        html = "<img src=\"\(url(image.destination))\" alt=\"\(html)\"\(title(image)) />"
      }
      if run.style.contains(.code) { html = "<code>\(html)</code>" }
      if run.style.contains(.bold) { html = "<strong>\(html)</strong>" }
      if run.style.contains(.italic) { html = "<em>\(html)</em>" }
      if run.style.contains(.struck) { html = "<del>\(html)</del>" }
      if let link = run.link {
        html = "<a href=\"\(url(link.destination))\"\(title(link))>\(html)</a>"
      }
      return html
    }.joined()
  }

  private static func lines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "<br />\n")
  }

  private static func title(_ target: MarkdownRun.Target) -> String {
    target.title.isEmpty ? "" : " title=\"\(escape(target.title))\""
  }

  private static func escape(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  private static func url(_ text: String) -> String {
    let safe = Set("-_.+!*(),%#@?=;:/,+$~".utf8)
    return text.utf8.reduce(into: "") { url, byte in
      let isLetter = (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A
      if isLetter || (byte >= 0x30 && byte <= 0x39) || safe.contains(byte) {
        url.unicodeScalars.append(Unicode.Scalar(byte))
      } else if byte == 0x26 {
        url += "&amp;"
      } else if byte == 0x27 {
        url += "&#x27;"
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        url += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
  }
}
