/// The files that a person can choose.
///
/// ```swift
/// FilePicker(allowing: ["png", "jpg"])
/// FilePicker(allowing: .folders)
/// ```
///
/// Extensions are written without the dot, and match in either case.
public struct AllowedFiles: Hashable, Sendable, ExpressibleByArrayLiteral {
  enum Kind: Hashable, Sendable {
    case all, folders
    case extensions([String])
  }

  let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// Every file.
  public static let all = AllowedFiles(.all)

  /// Folders, and no files.
  public static let folders = AllowedFiles(.folders)

  /// Creates the files whose names end in one of some extensions.
  public init(extensions: [String]) {
    kind = .extensions(extensions.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 })
  }

  public init(arrayLiteral extensions: String...) { self.init(extensions: extensions) }

  /// Returns whether a file with a name can be chosen.
  func allowsFile(named name: [UInt8]) -> Bool {
    switch kind {
    case .all: true
    case .folders: false
    case .extensions(let extensions):
      extensions.contains { Self.hasExtension(name, $0) }
    }
  }

  /// A dot at the start hides a file, and begins no extension.
  private static func hasExtension(_ name: [UInt8], _ wanted: String) -> Bool {
    let ending = Array(".\(wanted)".utf8)
    guard name.count > ending.count else { return false }
    let own = name.suffix(ending.count)
    if own.elementsEqual(ending) { return true }
    return String(decoding: own, as: UTF8.self).lowercased() == ".\(wanted)".lowercased()
  }
}
