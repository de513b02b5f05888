/// One step of propagation that waits for its turn.
struct Round {
  enum Work {
    case writes([@MainActor () -> Void])
    case event(() -> [Delivery])
    case change(@MainActor () -> Void)
  }

  /// How many deliveries led to it.
  let depth: Int
  let work: Work
}

/// A value that was written and is not yet part of what the graph has settled.
struct PendingWrite {
  let source: GraphNode
  /// Takes the value as it is when the transaction ends, and returns what settles it.
  let seal: @MainActor () -> @MainActor () -> Void
}

/// What one observer is told.
struct Delivery {
  let order: Int
  let run: @MainActor () -> Void
}

/// The writes of a transaction: of each source the last, in the order of the first.
struct Batch {
  private(set) var writes: [PendingWrite] = []
  private var places: [ObjectIdentifier: Int] = [:]
  var events: [() -> [Delivery]] = []

  mutating func add(_ write: PendingWrite) {
    if let place = places[ObjectIdentifier(write.source)] {
      writes[place] = write
    } else {
      places[ObjectIdentifier(write.source)] = writes.count
      writes.append(write)
    }
  }
}
