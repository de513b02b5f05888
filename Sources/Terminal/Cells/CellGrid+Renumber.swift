extension CellGrid {
  /// Assigns new numbers to the styles in use if the table holds many unused ones, for example
  /// after an animation of colors. The grid and the screen do not change, and nothing is sent.
  ///
  /// Called between frames. O(1) most of the time, O(cells) once in many thousand new styles.
  package func renumberStyles() {
    guard styles.count > maximumStyles else { return }
    let old = styles
    let new = StyleTable(after: old)
    var numbers = [StyleID?](repeating: nil, count: old.count)
    for cells in [back, front] {
      for index in 0..<size.columns * size.rows {
        let number = Int(cells[index].style.rawValue)
        let id = numbers[number] ?? new.id(cells[index].style, of: old)
        numbers[number] = id
        cells[index].style = id
      }
    }
    styles = new
    // A screen with many colors must not be renumbered in each frame.
    maximumStyles = max(maximumStyles, 4 * new.count)
  }
}
