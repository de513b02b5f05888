/// Names in SQL.
package enum SQLName {
  /// A name in quotes.
  package static func quoted(_ name: String) -> String {
    "\"" + name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
      + "\""
  }

  /// A name as a person would write it: in quotes only if it needs them.
  package static func written(_ name: String) -> String {
    let isPlain =
      name.utf8.first.map { $0 | 0x20 > 0x60 && $0 | 0x20 < 0x7B || $0 == 0x5F } == true
      && name.utf8.allSatisfy {
        $0 | 0x20 > 0x60 && $0 | 0x20 < 0x7B || $0 == 0x5F || 0x30...0x39 ~= $0
      }
    return isPlain && !SQLWords.reserved.contains(name.uppercased()) ? name : quoted(name)
  }

  /// Names of which no two are equal: the second "a" becomes "a:2".
  package static func distinct(_ names: [String]) -> [String] {
    var used: Set<String> = []
    return names.map { name in
      var (new, number) = (name, 1)
      while !used.insert(new).inserted {
        number += 1
        new = "\(name):\(number)"
      }
      return new
    }
  }
}
