import RecurseWidgets

/// The way back to the place before a jump: to a match, to a line, to a mark, to an end.
extension ReaderWidget {
  /// Notes the place from which a jump leads. A match that is found later leads no more from there.
  func willJump() {
    returnPlace = surface.viewport
    bar.search?.awaitsMatch = false
  }

  /// Goes to the place before the last jump. Doing so twice leads back.
  ///
  /// - Returns: whether there was a jump.
  func goBack() -> Bool {
    guard let place = returnPlace else { return false }
    willJump()
    surface.viewport = place
    resolve()
    surface.reportPosition()
    setNeedsPaint()
    return true
  }

  /// Takes a quote where there are no marks: the second one goes back.
  func quotes() {
    if isQuoted { _ = goBack() }
    isQuoted.toggle()
  }
}
