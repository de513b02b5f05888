/// The names with which a typed text can go on.
struct Completion {
  /// The beginning of a name.
  let beginning: String
  /// The entries whose names begin with it, in their order.
  let matches: [FileEntry]

  /// Looks for the names that begin with a text: exactly, or else in either case. Hidden ones do
  /// only if the text has their dot. A name that cannot be typed is left out. O(n).
  init(of beginning: String, among entries: [FileEntry], showsHidden: Bool = false) {
    self.beginning = beginning
    let hides = !showsHidden && !beginning.hasPrefix(".")
    let shown = entries.filter { $0.isTypable && !(hides && $0.isHidden) }
    let bytes = Array(beginning.utf8)
    let exact = shown.filter { $0.name.starts(with: bytes) }
    if exact.isEmpty {
      let folded = beginning.lowercased()
      matches = shown.filter { $0.text.lowercased().hasPrefix(folded) }
    } else {
      matches = exact
    }
  }

  /// The names, with a slash after those of folders.
  var names: [String] { matches.map { $0.text + ($0.isFolder ? "/" : "") } }

  /// The text that all names begin with, if it says more than what is typed.
  var extended: String? {
    let names = names
    guard var common = names.first else { return nil }
    for name in names.dropFirst() {
      let length = zip(common, name).prefix { $0 == $1 }.count
      common = String(common.prefix(length))
    }
    // In another case the common text can be shorter than what is typed.
    guard common.count >= beginning.count, common != beginning else { return nil }
    return common
  }
}
