/// Returns an array that marks the members of one longest increasing subsequence, skipping negative
/// numbers.
///
/// Applied to the old indices of children in their new order, it marks those that need not move.
/// Patience sorting (Fredman, "On computing the length of longest increasing subsequences", 1975).
///
/// - Complexity: O(n log n), where n is the number of numbers.
package func longestIncreasingSubsequence(of numbers: [Int]) -> [Bool] {
  var isMember = [Bool](repeating: false, count: numbers.count)
  // `tails[k]` is the index of the smallest number that ends an increasing run of length k + 1.
  var tails: [Int] = []
  var previous = [Int](repeating: -1, count: numbers.count)
  for (index, number) in numbers.enumerated() where number >= 0 {
    let length = tails.partitioningIndex { numbers[$0] >= number }
    if length > 0 { previous[index] = tails[length - 1] }
    if length == tails.count { tails.append(index) } else { tails[length] = index }
  }
  var index = tails.last ?? -1
  while index >= 0 {
    isMember[index] = true
    index = previous[index]
  }
  return isMember
}
