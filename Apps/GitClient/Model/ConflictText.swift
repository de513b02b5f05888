import RecursePatches

/// The lines of files in conflict, with the side to which each belongs:
///
///     363   - what both have
///     364   <<<<<<< HEAD
///     365 o ours
///     366   =======
///     367 t theirs
///     368   >>>>>>> docs/guide
struct ConflictText: Sendable {
  enum Part: Hashable, Sendable {
    /// The name of a file, and the place in it.
    case file, place
    case common
    /// A line by which git separates the sides.
    case marker
    case ours, base, theirs
  }

  struct Line: Identifiable, Hashable, Sendable {
    /// The place among all lines.
    var id = 0
    let part: Part
    var number: Int?
    let text: String
  }

  let lines: [Line]
  /// The number of places where both sides differ.
  let count: Int

  /// - Parameter patch: the difference of files from both sides; `nil` is returned for another one.
  init?(_ patch: Patch) {
    let files = patch.files.filter(\.isCombined)
    guard !files.isEmpty, files.count == patch.files.count else { return nil }
    var lines: [Line] = []
    for file in files {
      if files.count > 1 { lines.append(Line(part: .file, text: file.path)) }
      for hunk in file.hunks {
        lines.append(Line(part: .place, text: hunk.header))
        lines += Self.lines(of: hunk)
      }
    }
    count = lines.count { $0.part == .marker && $0.text.hasPrefix(Self.start) }
    for place in lines.indices { lines[place].id = place }
    self.lines = lines
  }

  private static let (start, base, middle, end) = ("<<<<<<<", "|||||||", "=======", ">>>>>>>")

  private static func lines(of hunk: PatchHunk) -> [Line] {
    var side = Part.common
    return hunk.lines.compactMap { line in
      // What the file has no more belongs to no side of it.
      guard let number = line.newNumber else { return nil }
      let next: Part? =
        switch line.text.prefix(start.count) {
        case start: .ours
        case base where side == .ours: .base
        case middle where side == .ours || side == .base: .theirs
        case end where side == .theirs: .common
        default: nil
        }
      side = next ?? side
      return Line(part: next == nil ? side : .marker, number: number, text: line.text)
    }
  }

  /// The line at which the next conflict begins, or the one before.
  func start(after line: Int?, isForward: Bool) -> Int? {
    let starts = lines.filter { $0.part == .marker && $0.text.hasPrefix(Self.start) }.map(\.id)
    let line = line ?? -1
    return isForward ? starts.first { $0 > line } : starts.last { $0 < line }
  }

  /// The columns of a number.
  var digits: Int { "\(lines.lazy.compactMap(\.number).max() ?? 0)".count }
}
