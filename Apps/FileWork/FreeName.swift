extension RawPath {
  /// Runs a step that makes something new with this path. If something has it, runs the step with
  /// "name 2", "name 3" and so on, until one is free.
  ///
  /// The step itself finds out: between a look and the step, somebody could take the name.
  ///
  /// - Returns: the path that was free.
  func firstFree(
    from first: Int = 1, isFolder: Bool, _ step: (RawPath) async throws(FileError) -> Void
  ) async throws(FileError) -> RawPath {
    var number = first
    while true {
      let path = number == 1 ? self : parent.appending(name.numbered(number, isFolder: isFolder))
      do {
        try await step(path)
        return path
      } catch {
        // A file of the same name deeper in a tree is another matter.
        guard case .exists(path) = error, number < 100_000 else { throw error }
      }
      number += 1
    }
  }
}
