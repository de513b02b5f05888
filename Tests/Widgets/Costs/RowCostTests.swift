import Recurse
import RecurseMeasuring
import RecurseReconciler
import RecurseTesting
import Testing

@MainActor @Suite("What a row costs to make") struct RowCostTests {
  /// A row of the benchmark's table: four elements in a component.
  private struct Row: Component, Equatable {
    enum Output { case selected, removed }

    let number: Int

    func render(state: Void) -> Node {
      HStack {
        Text("row")
        Button("select") { _, emit in emit(.selected) }
        Button("x") { _, emit in emit(.removed) }
      }.background(number == 0 ? .red : nil)
    }
  }

  private struct Table: Component {
    var initialState: Int { 0 }

    func render(state: Int) -> Node {
      VStack {
        ForEach(0..<state, id: \.self) { number in
          Row(number: number).on { state, _ in state = number }
        }
      }
    }
  }

  /// Allocations of a commit that makes so many rows, and of the one that takes them out.
  private func allocations(of rows: Int) -> (make: Int, remove: Int)? {
    let runtime = Runtime(Table(), on: EmptyHost(), clock: ManualTime().clock)
    runtime.engine.defersRelease = true
    let table = unsafeDowncast(runtime.rootInstance, to: TypedComponentInstance<Table>.self)
    func commit(_ rows: Int) -> Int? {
      table.perform(update: .automatic, from: table) { state, _ in state = rows }
      return AllocationCount.during { runtime.commit() }
    }
    _ = commit(1)
    _ = commit(0)
    guard let make = commit(rows), let remove = commit(0) else { return nil }
    runtime.unmount()
    return (make, remove)
  }

  // A debug build has closures in memory that a release build has in registers.
  #if DEBUG
    private let limits = (make: 23, remove: 3)
  #else
    private let limits = (make: 17, remove: 0)
  #endif

  @Test("A row is mounted with 17 allocations, and unmounted with none (in debug 23 and 3)")
  func rows() throws {
    // Where it cannot be counted there is nothing to hold it to.
    guard let few = allocations(of: 100) else { return }
    let many = try #require(allocations(of: 1_100))
    #expect(few.make > 0)
    // A hundred more for what grows with their number: the arrays of nodes and instances.
    #expect(many.make - few.make <= 1_000 * limits.make + 100)
    #expect(many.remove - few.remove <= 1_000 * limits.remove + 100)
  }
}
