extension Int {
  /// The quotient, rounded up.
  ///
  /// - Precondition: `divisor > 0`.
  @inline(__always)
  func dividedUp(by divisor: Int) -> Int {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder > 0 ? quotient + 1 : quotient
  }

  /// The quotient, rounded down.
  ///
  /// - Precondition: `divisor > 0`.
  @inline(__always)
  func dividedDown(by divisor: Int) -> Int {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
