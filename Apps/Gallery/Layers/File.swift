/// A file that is only made up: nothing is deleted anywhere.
package struct File: Identifiable, Hashable, Sendable {
  package let id: Int
  package var name: String
  package var folder = "Documents"
  package var isHidden = false

  package static let samples = ["Budget", "Garden", "Holidays", "Letters", "Recipes", "Songs"]
    .enumerated().map { File(id: $0.offset, name: "\($0.element).txt") }
}

/// A message that is shown in a corner.
package struct Notice: Hashable, Sendable {
  package var text: String
  /// The file that can be brought back.
  package var deleted: File?
}
