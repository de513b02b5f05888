/// The change that happens to a file.
public enum PatchFileKind: Hashable, Sendable {
  case modified
  case added
  case deleted
  /// It has another path. The similarity is in percent.
  case renamed(similarity: Int?)
  /// It is made from another file. The similarity is in percent.
  case copied(similarity: Int?)
  /// Only its mode is another.
  case modeChanged
  /// It is no text and was there before.
  case binary
}
