import FileWork
import Recurse

extension OwnedContent where Owner == FileManagerApp {
  /// Asks how the folders of both lists are compared. Enter takes the first way.
  @MainActor
  func comparisonSheet() -> FileManagerApp.Node {
    node.sheet(isPresented: \.isChoosingComparison) {
      VStack(alignment: .stretch) {
        Text("Compare the folders by").bold().lineLimit(1)
        VStack(alignment: .leading, spacing: 0) {
          Button("Sizes and dates") { $0.compare(by: .dates) }
          Button("Sizes") { $0.compare(by: .sizes) }
          Button("Contents") { $0.compare(by: .contents) }
        }
        Text("Marks what differs, is newer, or is missing in the other folder.")
          .foreground(.secondaryText).lineLimit(2)
      }
      .frame(idealWidth: 50, maxWidth: 50)
      .undoesInSheet()
    }
  }
}

extension FileManagerState {
  mutating func chooseComparison() {
    guard !main.isLoading, !other.isLoading else {
      notice = "The folders are being read."
      return
    }
    isChoosingComparison = true
  }

  /// Marks in each list what differs from the other one, perhaps after files are read.
  mutating func compare(by way: FolderComparison.Way) {
    isChoosingComparison = false
    let comparison = FolderComparison(main, other, by: way)
    if comparison.unread.files.isEmpty {
      mark(comparison)
      notice = comparison.words
    } else {
      start(.compare(comparison))
    }
  }

  /// Marks what a comparison has found in the lists that still show its folders.
  mutating func mark(_ comparison: FolderComparison) {
    for side in [Side.main, .other] {
      guard let names = comparison.names(in: self[side].folder) else { continue }
      self[side].mark(where: { names.contains($0.name) })
    }
  }
}
