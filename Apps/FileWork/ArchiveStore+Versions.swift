import Synchronization

/// A change of an archive that was made in the folder which shows it, too.
struct ArchiveStep: Sendable {
  /// The file before and after it.
  let old: FileStatus
  let new: FileStatus
  /// What it did in the folder. What has left that lies in the trash of the archive.
  let effects: [FileEffect]
}

extension ArchiveStore {
  /// Notes a change that was made in a folder and in its archive.
  func note(_ step: ArchiveStep, in root: RawPath) {
    change(root) { archive in
      archive.status = step.new
      archive.steps.append(step)
    }
  }

  /// Takes a change back in the folders that show an archive, as an undo or redo has brought back
  /// the file as it was before. A folder for which that change is not known stays as it is.
  func follow(_ file: RawPath) async {
    for archive in unpacked.withLock({ $0 }) {
      guard let status = archive.status, (try? disk.resolved(archive.file)) == file,
        let now = self.status(of: file),
        let step = archive.steps.last(where: {
          status.isUnchanged(since: $0.new) && now.isUnchanged(since: $0.old)
        })
      else { continue }
      let reversal = await FileWorker(changing: archive, disk).reverse(step.effects)
      change(archive.root) { archive in
        archive.steps.removeAll { $0.old == step.old && $0.new == step.new }
        archive.status = reversal.failure == nil ? now : nil
        let back = ArchiveStep(old: status, new: now, effects: reversal.done)
        if reversal.failure == nil { archive.steps.append(back) }
      }
    }
  }
}

extension FileWorker {
  /// The worker that changes only the folder that shows an archive.
  init(changing archive: UnpackedArchive, _ disk: Disk) {
    var disk = disk
    // Nobody asks for what a killed run has left in its own folder.
    disk.parts = nil
    self.init(
      in: archive.resolvedRoot, trash: Trash(folder: archive.trash, disk: disk),
      takesAnyName: archive.takesAnyName, disk: disk)
  }
}
