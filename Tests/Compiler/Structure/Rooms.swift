/// The rooms of a module, which are its folders, and which of them use which.
///
/// A room uses another where one of its files names a type or calls a function that the other
/// declares outside of any type. Members that extensions add are not followed.
struct Rooms {
  private(set) var names: [String] = []
  /// The rooms that each room uses.
  private(set) var uses: [String: Set<String>] = [:]
  /// Why one room uses another: a file and a name for each.
  private(set) var reasons: [String: [String]] = [:]

  /// - Parameter files: the text of each file, by its path in the module.
  init(of files: [String: String]) {
    let words = files.mapValues { SwiftWords(of: $0).words }
    let rooms = Dictionary(uniqueKeysWithValues: files.keys.map { ($0, Self.room(of: $0)) })
    let homes = Self.homes(in: words)
    names = Set(rooms.values).sorted()
    for (file, words) in words {
      guard let room = rooms[file] else { continue }
      for word in words {
        guard let home = homes[word.text], home.path != file, !word.isMember,
          !home.isFunction || word.isCalled, let used = rooms[home.path], used != room
        else { continue }
        uses[room, default: []].insert(used)
        reasons["\(room) ▶ \(used)", default: []].append("\(file):\(word.line) \(word.text)")
      }
    }
  }

  var arrowCount: Int { uses.values.reduce(0) { $0 + $1.count } }

  /// The rooms from the bottom up: each uses only rooms of the levels before its own. Rooms in a
  /// circle, and those above one, are in none.
  var levels: [[String]] {
    var found: [[String]] = []
    var below = Set<String>()
    while true {
      let next = names.filter { !below.contains($0) && below.isSuperset(of: uses[$0, default: []]) }
      guard !next.isEmpty else { return found }
      found.append(next)
      below.formUnion(next)
    }
  }

  /// The rooms that are in a circle with another, each with what it uses of them.
  var circles: [String] {
    names.flatMap { room in
      reached(from: room).contains(room)
        ? uses[room, default: []].sorted().filter { reached(from: $0).contains(room) }
          .map { "\(room) ▶ \($0)" } : []
    }
  }

  private func reached(from room: String) -> Set<String> {
    var found = Set<String>()
    var next = Array(uses[room, default: []])
    while let room = next.popLast() {
      if found.insert(room).inserted { next += uses[room, default: []] }
    }
    return found
  }

  private static func room(of path: String) -> String {
    let parts = path.split(separator: "/")
    return parts.count > 1 ? String(parts[0]) : "."
  }

  /// Where each type and each function outside of types is declared.
  private static func homes(
    in files: [String: [SwiftWords.Word]]
  ) -> [String: (path: String, isFunction: Bool)] {
    var homes: [String: (path: String, isFunction: Bool)] = [:]
    let types: Set = ["class", "struct", "enum", "protocol", "actor", "typealias"]
    for (path, words) in files.sorted(by: { $0.key < $1.key }) {
      for (keyword, name) in zip(words, words.dropFirst()) where keyword.depth == 0 {
        let isFunction = keyword.text == "func"
        guard isFunction || types.contains(keyword.text), homes[name.text] == nil else { continue }
        let isPrivate = words.contains {
          $0.line == keyword.line && ($0.text == "private" || $0.text == "fileprivate")
        }
        if !isPrivate { homes[name.text] = (path, isFunction) }
      }
    }
    return homes
  }
}
