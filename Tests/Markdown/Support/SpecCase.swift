import Foundation

/// An example of a specification.
struct SpecCase: CustomStringConvertible, Sendable {
  let number: Int
  let section: String
  let markdown: String
  let html: String

  var description: String { "\(number) \(section)" }

  static let commonMark = cases(in: "commonmark.txt")
  static let gfm = cases(in: "gfm.txt")

  private static func cases(in file: String) -> [SpecCase] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let path = folder.appending(path: "Spec/cases/\(file)")
    let text = (try? String(contentsOf: path, encoding: .utf8)) ?? ""
    return text.replacing("→", with: "\t").components(separatedBy: fence + " example ").dropFirst()
      .compactMap { parse($0) }
  }

  private static let fence = String(repeating: "`", count: 32)

  private static func parse(_ text: String) -> SpecCase? {
    let example = text.components(separatedBy: "\n" + fence)[0].components(separatedBy: "\n")
    guard let split = example.firstIndex(of: "."),
      let number = Int(example[0].prefix { $0.isNumber })
    else { return nil }
    let markdown = example[1..<split].map { $0 + "\n" }.joined()
    let html = example[(split + 1)...].joined(separator: "\n")
    return SpecCase(
      number: number, section: String(example[0].drop { $0.isNumber }.dropFirst()),
      markdown: markdown, html: html)
  }
}
