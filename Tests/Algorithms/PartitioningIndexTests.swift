import RecurseAlgorithms
import TestSupport
import Testing

@Suite("The partitioning index", .blocking) struct PartitioningIndexTests {
  @Test("is the first index that fulfils the condition, for every length and every partition")
  func everyPartition() {
    for count in 0...40 {
      let numbers = Array(0..<count)
      for first in 0...count {
        #expect(numbers.partitioningIndex { $0 >= first } == first)
      }
    }
  }

  @Test("counts from the start of a slice")
  func slices() {
    let slice = [9, 9, 1, 3, 3, 8][2...]
    #expect(slice.partitioningIndex { $0 >= 3 } == 3)
    #expect(slice.partitioningIndex { $0 > 3 } == 5)
    #expect(slice.partitioningIndex { $0 > 8 } == slice.endIndex)
  }

  @Test("of a million elements takes at most twenty calls")
  func calls() {
    var calls = 0
    let index = (0..<1_000_000).partitioningIndex {
      calls += 1
      return $0 >= 765_432
    }
    #expect(index == 765_432 && calls <= 20)
  }
}
