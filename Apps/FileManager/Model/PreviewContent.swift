import FileWork
import RecurseImages
import RecurseReaders

/// The form in which files are shown.
enum PreviewForm: Hashable, Sendable {
  /// As text, a picture, or what else a file is.
  case usual
  case bytes
}

/// The content of a preview.
enum PreviewContent: Sendable {
  /// Lines, and the path of the file if they are only its beginning.
  case lines(Log, of: String?)
  /// The first entries of a folder, below what else is to be said of it.
  case entries([FileEntry], heading: [String], more: Int)
  case code(String, Language)
  case markdown(String)
  /// A text of paragraphs, which wraps between words.
  case prose(String)
  case picture(Bitmap)
  /// The bytes of a file, as they are looked at.
  case bytes(PagedFile, heading: [String])
  case message(String, isProblem: Bool)

  /// The bytes that are read of a text, and the entries that are shown.
  private static let mostText = 64 << 10
  private static let mostEntries = 500
  /// The pixels of the largest picture that is shown.
  private static let mostPixels = 16_000_000

  /// Reads an entry, off the main actor.
  ///
  /// - Parameter hidden: whether a folder shows its hidden entries.
  @concurrent
  static func read(
    _ entry: FileEntry, hidden: Bool, as form: PreviewForm
  ) async -> PreviewContent {
    do {
      switch entry.kind {
      case .link(let target, _, isBroken: true):
        return .message("A broken link to \(target)", isProblem: true)
      case .directory, .link(_, isDirectory: true, _): return try await folder(entry, hidden)
      case .file, .link:
        return form == .bytes ? try await bytes(entry) : try await file(entry)
      case .other: return .message("A pipe, a socket or a device", isProblem: false)
      }
    } catch {
      return .message("\(error)", isProblem: true)
    }
  }

  @concurrent
  private static func folder(
    _ entry: FileEntry, _ hidden: Bool
  ) async throws -> PreviewContent {
    let all = try await FolderReader().entries(of: entry.path)
    let entries = hidden ? all : all.filter { !$0.isHidden }
    guard !entries.isEmpty else {
      return .message(all.isEmpty ? "Empty" : "\(all.count) hidden", isProblem: false)
    }
    return .entries(
      Array(entries.prefix(mostEntries)), heading: heading(entry),
      more: max(0, entries.count - mostEntries))
  }

  @concurrent
  private static func file(_ entry: FileEntry) async throws -> PreviewContent {
    let sample = try await FileSample.read(entry.path, most: mostText)
    guard !sample.bytes.isEmpty else { return .message("Empty", isProblem: false) }
    if let picture = picture(entry, sample) { return .picture(picture) }
    if let size = JPEGSize(header: sample.bytes) {
      let words = "JPEG, \(size.words), \(FileEntry.words(ofSize: entry.size))"
      return .message(words, isProblem: false)
    }
    guard let text = text(sample) else {
      return try await bytes(entry)
    }
    if !sample.isCut {
      switch ending(of: entry) {
      case "md", "markdown": return .markdown(text)
      case "txt", "": return .prose(text)
      default: break
      }
    }
    if let language = Language(forFile: entry.name.description, firstLine: sample.bytes[...]) {
      return .code(text, language)
    }
    var log = Log(text)
    guard sample.isCut else { return .lines(log, of: nil) }
    let part = "… the first \(mostText >> 10) KiB of \(entry.sizeText)"
    guard UTF16Text(sample.bytes) == nil else {
      // What shows all reads UTF-8.
      log.append(part)
      return .lines(log, of: nil)
    }
    log.append(part + "; v shows all")
    return .lines(log, of: String(validating: entry.path.bytes, as: UTF8.self))
  }

  @concurrent
  private static func bytes(_ entry: FileEntry) async throws -> PreviewContent {
    let file = try await PagedFile.open(entry.path)
    guard file.size > 0 else { return .message("Empty", isProblem: false) }
    return .bytes(file, heading: heading(entry))
  }

  /// The picture of a PNG, unless it is broken or too large: then its bytes are shown.
  private static func picture(_ entry: FileEntry, _ sample: FileSample) -> Bitmap? {
    guard sample.bytes.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) else {
      return nil
    }
    if !sample.isCut { return try? Bitmap(png: sample.bytes, maximumPixels: mostPixels) }
    let path = String(validating: entry.path.bytes, as: UTF8.self)
    return path.flatMap { try? Bitmap(pngFile: $0, maximumPixels: mostPixels) }
  }

  /// What is after the last dot of the name, in small letters.
  private static func ending(of entry: FileEntry) -> String {
    let name = entry.name.description
    return name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
  }

  private static func heading(_ entry: FileEntry) -> [String] {
    guard case .link(let target, _, _) = entry.kind else { return [] }
    return ["→ \(target)"]
  }

  /// The text of a sample; `nil` if it is none. A character may be cut at its end.
  private static func text(_ sample: FileSample) -> String? {
    if let text = UTF16Text(sample.bytes)?.text { return text }
    guard !sample.bytes.contains(0) else { return nil }
    for dropped in 0...(sample.isCut ? 3 : 0) {
      let bytes = sample.bytes.dropLast(dropped)
      if let text = String(validating: bytes, as: UTF8.self) { return text }
    }
    return nil
  }
}
