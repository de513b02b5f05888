import Foundation

/// An item in the trash.
public struct TrashEntry: Identifiable, Hashable, Sendable {
  /// The name of the entry's folder in the trash. Later entries have greater names.
  public let id: String
  /// The path that the item had.
  public let origin: RawPath
  public let deleted: Date
  /// The path of the item in the trash.
  public let item: RawPath

  public var name: RawName { origin.name }

  init(id: String, sidecar: TrashSidecar, item: RawPath) {
    self.id = id
    origin = sidecar.origin
    deleted = Date(timeIntervalSince1970: Double(sidecar.milliseconds) / 1000)
    self.item = item
  }
}
