extension FileWorker {
  /// Writes a file back into its archive, unless it is as it was listed. If that fails, a copy of
  /// it comes beside the archive: what a person has written is not lost.
  func writeBack(
    _ entry: FileEntry, to archive: UnpackedArchive, _ troubles: Troubles, _ meter: ProgressMeter,
    _ outcome: inout FileOutcome
  ) async throws(FileError) {
    let path = try disk.located(entry.path)
    let status = try disk.status(path)
    guard status.size != entry.size || status.modified != entry.modified else { return }
    // The editor may have left more, and other names of the file have perhaps the old contents.
    defer { archives?.note(nil, in: archive.root) }
    do throws(FileError) {
      let (file, old) = try checkFile(of: archive)
      meter.expect(items: 1, bytes: old.size)
      let change = ArchiveChange([], edited: path, in: archive.resolvedRoot)
      _ = try await rewrite(
        file, old, change, in: archive.resolvedRoot, troubles, meter, &outcome)
      meter.finish(items: 1)
      outcome.archives.append(file)
    } catch {
      let scan = try await TreeScan(path, disk: disk)
      let folder = try disk.resolved(archive.file.parent)
      let beside = folder.appending(path.name)
      // Also after a cancellation.
      let (disk, failure) = (disk, error)
      let copied = await Task { () async -> Result<RawPath, FileError> in
        do throws(FileError) {
          return .success(
            try await beside.firstFree(isFolder: false) { place throws(FileError) in
              var copy = TreeCopy(scan, to: place, disk: disk)
              try await copy.run(meter)
            })
        } catch {
          return .failure(error)
        }
      }.value
      let saved = try copied.get()
      outcome.effects.append(.created(saved))
      throw .savedBeside(saved, because: failure)
    }
  }
}
