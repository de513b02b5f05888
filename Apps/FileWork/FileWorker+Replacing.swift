extension FileWorker {
  /// Puts something in the place of an item, which goes into the trash. If nothing comes there, the
  /// item returns.
  ///
  /// - Parameter place: returns whether there is something now.
  func replace(
    _ path: RawPath, _ meter: ProgressMeter, _ outcome: inout FileOutcome,
    by place: (inout FileOutcome) async throws(FileError) -> Bool
  ) async throws(FileError) {
    let entry = try await discard(path, meter, &outcome.effects)
    let count = outcome.effects.count
    var failure: FileError?
    do throws(FileError) {
      if try await place(&outcome) { return }
    } catch {
      failure = error
    }
    // The old item returns.
    do throws(FileError) {
      try await putBack(entry, to: path, meter)
      outcome.effects.remove(at: count - 1)
    } catch {
      switch error {
      case .halfMoved: outcome.effects.remove(at: count - 1)
      case .leftover: throw .leftover(path, because: failure ?? error)
      default: break
      }
      throw failure ?? error
    }
    if let failure { throw failure }
  }

  /// Moves the replaced item out of the trash again. Its task is another one: that of the operation
  /// is perhaps cancelled, and across file systems the move would then stop at once.
  private func putBack(
    _ entry: TrashEntry, to path: RawPath, _ meter: ProgressMeter
  ) async throws(FileError) {
    let trash = trash
    let failure = await Task { () async -> FileError? in
      do throws(FileError) {
        _ = try await trash.restore(entry, to: path, exactly: true, meter)
        return nil
      } catch {
        return error
      }
    }.value
    if let failure { throw failure }
  }
}
