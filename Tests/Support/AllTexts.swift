/// All texts of some pieces, up to a length, for laws that hold for every small text.
///
/// ```swift
/// allTexts(of: ["a", "b"], upTo: 2)  // ["", "a", "b", "aa", "ab", "ba", "bb"]
/// ```
public func allTexts(of pieces: [String], upTo length: Int) -> [String] {
  var texts = [""]
  var last = [""]
  for _ in 0..<length {
    last = last.flatMap { text in pieces.map { text + $0 } }
    texts += last
  }
  return texts
}
