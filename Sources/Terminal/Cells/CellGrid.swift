/// The screen as widgets paint it: what it should show, beside what the terminal shows now.
public final class CellGrid {
  public let styles: StyleTable
  public private(set) var size: CellSize

  public init(size: CellSize, styles: StyleTable = StyleTable()) {
    self.size = size
    self.styles = styles
  }
}
