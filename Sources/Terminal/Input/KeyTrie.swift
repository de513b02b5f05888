/// The keys of the terminal's entry, searched byte by byte.
struct KeyTrie {
  private struct Node {
    var children: [(byte: UInt8, node: Int)] = []
    var key: Key?
  }

  static let root = 0
  private var nodes = [Node()]

  /// Ignores strings that would hide typed characters or the beginning of longer sequences.
  init(_ strings: [(bytes: [UInt8], key: Key)]) {
    for (bytes, key) in strings where KeyTrie.isAccepted(bytes) {
      var node = KeyTrie.root
      for byte in bytes {
        if let next = child(of: node, byte) {
          node = next
        } else {
          nodes.append(Node())
          nodes[node].children.append((byte, nodes.count - 1))
          node = nodes.count - 1
        }
      }
      nodes[node].key = key
    }
  }

  private static func isAccepted(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 2, bytes[0] == 0x1b else { return false }
    let introducers = Array("\u{1b}[O]PX^_".utf8)
    if bytes.count == 2 { return !introducers.contains(bytes[1]) }
    let mouse = [Array("\u{1b}[M".utf8), Array("\u{1b}[<".utf8)]
    return bytes[1] != 0x1b && !mouse.contains(bytes)
  }

  func child(of node: Int?, _ byte: UInt8) -> Int? {
    guard let node else { return nil }
    for child in nodes[node].children where child.byte == byte { return child.node }
    return nil
  }

  func key(at node: Int?) -> Key? { node.flatMap { nodes[$0].key } }

  func isLeaf(_ node: Int) -> Bool { nodes[node].children.isEmpty }
}
