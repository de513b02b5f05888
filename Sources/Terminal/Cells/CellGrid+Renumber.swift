extension CellGrid {
  /// Numbers the styles anew where the table holds many that no cell has any more, as after a while
  /// of moving colours. What the grid and the screen show stays the same, and nothing is sent.
  ///
  /// To be called between frames. O(1) most of the time, O(cells) once in many thousand new styles.
  package func renumberStyles() {
    guard styles.count > mostStyles else { return }
    let old = styles
    let new = StyleTable(after: old)
    var numbers = [StyleID?](repeating: nil, count: old.count)
    for cells in [back, front] {
      for index in 0..<size.columns * size.rows {
        let number = Int(cells[index].style.rawValue)
        let id = numbers[number] ?? new.id(old[cells[index].style])
        numbers[number] = id
        cells[index].style = id
      }
    }
    styles = new
    // A screen full of colours must not be numbered again with each frame.
    mostStyles = max(mostStyles, 4 * new.count)
  }
}
