/// Writes the text of a patch.
struct PatchWriter {
  private(set) var bytes: [UInt8] = []

  /// Writes a line made of parts.
  mutating func write(_ parts: String...) {
    for part in parts { bytes += part.utf8 }
    bytes.append(.newline)
  }

  /// Writes lines as they are.
  mutating func write(_ lines: ArraySlice<UInt8>) {
    bytes += lines
    if let last = lines.last, last != .newline { bytes.append(.newline) }
  }

  /// Writes a hunk. The counts are those of the lines.
  mutating func write(
    _ old: LineSpan, _ new: LineSpan, _ heading: String, _ lines: [HunkDraft]
  ) {
    let oldSpan = LineSpan(first: old.first, count: lines.oldCount)
    let newSpan = LineSpan(first: new.first, count: lines.newCount)
    write(
      "@@ -", text(of: oldSpan), " +", text(of: newSpan), heading.isEmpty ? " @@" : " @@ ", heading)
    for line in lines {
      switch line.kind {
      case .context: bytes.append(.space)
      case .added: bytes.append(.plus)
      case .removed: bytes.append(.minus)
      }
      bytes += line.bytes
      bytes.append(.newline)
      if line.hasNoNewline { write("\\ No newline at end of file") }
    }
  }

  private func text(of span: LineSpan) -> String {
    span.count == 1 ? "\(span.start)" : "\(span.start),\(span.count)"
  }
}
