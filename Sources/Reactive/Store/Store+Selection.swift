extension Store {
  /// A part of the state, told where it changed.
  public func select<Part>(
    cutoff: Cutoff<Part> = .whenEqual, _ part: @escaping (State) -> Part
  ) -> Property<Part> {
    state.map(cutoff: cutoff, part)
  }
}
