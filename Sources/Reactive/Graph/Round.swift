/// One round of propagation that is waiting to run.
struct Round {
  enum Work {
    case writes([@MainActor () -> Void])
    case event(() -> [Delivery])
    case change(@MainActor () -> Void)
  }

  /// The number of consecutive deliveries that led to the round.
  let depth: Int
  let work: Work
}

/// A write that is not committed yet.
struct PendingWrite {
  let source: GraphNode
  /// Takes the value when the transaction ends, and returns the work that commits it.
  let capture: @MainActor () -> @MainActor () -> Void
}

/// A call of one observer.
struct Delivery {
  let order: Int
  let run: @MainActor () -> Void
}

/// The writes of a transaction: the last one of each source, in the order of the first ones.
struct Batch {
  private(set) var writes: [PendingWrite] = []
  private var indices: [ObjectIdentifier: Int] = [:]
  var events: [() -> [Delivery]] = []

  mutating func add(_ write: PendingWrite) {
    if let index = indices[ObjectIdentifier(write.source)] {
      writes[index] = write
    } else {
      indices[ObjectIdentifier(write.source)] = writes.count
      writes.append(write)
    }
  }
}
