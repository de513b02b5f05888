/// Marks the members of one longest increasing subsequence, skipping negative numbers.
///
/// These are the children that need not move. O(n log n) by patience sorting
/// (Fredman, "On computing the length of longest increasing subsequences", 1975).
package func longestIncreasingSubsequence(of numbers: [Int]) -> [Bool] {
  var isMember = [Bool](repeating: false, count: numbers.count)
  // `tails[k]` is the place of the smallest number that ends an increasing run of length k + 1.
  var tails: [Int] = []
  var previous = [Int](repeating: -1, count: numbers.count)
  for (place, number) in numbers.enumerated() where number >= 0 {
    var low = 0
    var high = tails.count
    while low < high {
      let middle = (low + high) / 2
      if numbers[tails[middle]] < number { low = middle + 1 } else { high = middle }
    }
    if low > 0 { previous[place] = tails[low - 1] }
    if low == tails.count { tails.append(place) } else { tails[low] = place }
  }
  var place = tails.last ?? -1
  while place >= 0 {
    isMember[place] = true
    place = previous[place]
  }
  return isMember
}
