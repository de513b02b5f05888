import FileWork

/// A rule by which several items get other names.
///
///     pattern "*.bak"                   notes.txt → notes.txt.bak
///     pattern "trip-##.jpg"             IMG_7.jpg → trip-01.jpg
///     find ".jpeg", replace by ".jpg"   a.jpeg    → a.jpg
struct NameRule: Equatable {
  /// The new name, with `*` for the old one and `#` for a number, each a digit at least.
  var pattern = "*"
  /// The text that is replaced wherever the old name has it.
  var find = ""
  var replacement = ""

  /// - Parameter number: the place of the item among all, from 1.
  func name(for old: RawName, number: Int) -> RawName {
    let old = replaced(old.bytes)
    var name: [UInt8] = []
    var rest = Array(pattern.utf8)[...]
    while let byte = rest.first {
      switch byte {
      case UInt8(ascii: "*"):
        name += old
        rest.removeFirst()
      case UInt8(ascii: "#"):
        let width = rest.prefix { $0 == byte }.count
        let digits = "\(number)".utf8
        name += [UInt8](repeating: UInt8(ascii: "0"), count: max(0, width - digits.count))
        name += digits
        rest.removeFirst(width)
      default:
        name.append(byte)
        rest.removeFirst()
      }
    }
    return RawName(bytes: name)
  }

  /// The name with the replacement; of bytes, as a name may be no text.
  private func replaced(_ name: [UInt8]) -> [UInt8] {
    let (find, replacement) = (Array(find.utf8), Array(replacement.utf8))
    guard !find.isEmpty else { return name }
    var result: [UInt8] = []
    var rest = name[...]
    while !rest.isEmpty {
      if rest.starts(with: find) {
        result += replacement
        rest.removeFirst(find.count)
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result
  }
}

/// The old and new names of several items, with what keeps a name from being used.
struct NamePlan: Equatable {
  struct Row: Identifiable, Equatable {
    let old: RawName
    let new: RawName
    /// The reason why the item cannot get the name.
    let problem: String?

    var id: RawName { old }
    var isChange: Bool { old != new }
  }

  let rows: [Row]
  /// The characters of the longest old name.
  let oldWidth: Int

  /// - Parameter others: the names of the other items in the folder.
  init(_ items: [RawName], by rule: NameRule, others: Set<RawName>) {
    oldWidth = items.map(\.description.count).max() ?? 0
    let names = items.enumerated().map { rule.name(for: $1, number: $0 + 1) }
    let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    rows = zip(items, names).map { old, new in
      let problem: String? =
        if let flaw = new.flaw {
          "\(FileError.invalidName(new, flaw))"
        } else if others.contains(new) {
          "“\(new)” already exists."
        } else if let count = counts[new], count > 1 {
          "“\(new)” would be the name of \(count) items."
        } else {
          nil
        }
      return Row(old: old, new: new, problem: problem)
    }
  }

  var changes: [FileRenaming] {
    rows.filter(\.isChange).map { FileRenaming($0.old, to: $0.new) }
  }

  /// The first reason why the items cannot be renamed.
  var problem: String? { rows.lazy.compactMap(\.problem).first }
}
