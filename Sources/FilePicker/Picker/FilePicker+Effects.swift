import RecurseCore

extension FilePicker {
  private enum Work: Hashable, Sendable, CustomStringConvertible {
    case read(State.Reading)
    case complete(FileLocation)
    case check(State.Check)
    /// The ranking with a number, from an entry on.
    case rank(Int, from: Int)

    var description: String {
      switch self {
      case .read(let reading): "reading \(reading.folder)"
      case .complete(let folder): "completing in \(folder)"
      case .check: "looking at a choice"
      case .rank: "looking for a name"
      }
    }
  }

  @EffectBuilder<FilePicker>
  public func effects(state: State) -> [Effect] {
    if let reading = state.reading {
      Effect.values(
        of: FolderReading(folder: reading.folder, disk: disk).news(), id: Work.read(reading)
      ) { state, news in
        state.take(news, of: reading)
      } onEnd: {
        $0.end(reading)
      }
    }
    if let folder = state.typed?.folder, folder != state.folder {
      Effect.values(
        of: FolderReading(folder: folder, disk: disk, hasDetails: false).news(),
        id: Work.complete(folder)
      ) { state, news in
        // Enter tells what is wrong with the path.
        if case .entries(let entries) = news { state.take(entries, ofTyped: folder) }
      }
    }
    if let ranking = state.ranking {
      let number = state.lastRanking
      Effect.task(id: Work.rank(number, from: ranking.rankedCount)) { app in
        app.send { if $0.lastRanking == number { $0.rankSlice() } }
      }
    }
    if let check = state.check {
      Effect.task(id: Work.check(check)) { [disk, isNew = purpose.isSaving] app in
        let answer = await disk.answer { State.Answer(to: check, isNew: isNew, on: $0) }
        guard let answer else { return }
        app.send { state, emit in state.take(answer, to: check, &emit) }
      }
    }
  }
}
