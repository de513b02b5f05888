@testable import RecurseControls

/// What a split is to be, said without the library's words: who is hidden is tried from nobody on,
/// what is too long gives way cell by cell, and whose share is below its minimum is guessed.
struct SplitOracle {
  var cells: [Int]
  var dividers: Int

  init(_ panes: [SplitPane], _ sizes: SplitSizes, in available: Int, recent: [String]) {
    let count = panes.count
    func shownFirst(_ a: Int, _ b: Int) -> Bool {
      switch (recent.firstIndex(of: panes[a].id), recent.firstIndex(of: panes[b].id)) {
      case (let a?, let b?): a < b
      case (_?, nil): true
      case (nil, _?): false
      case (nil, nil): a < b
      }
    }
    let inOrder = (0..<count).sorted(by: shownFirst)
    var open = inOrder.filter { !sizes.isCollapsed(panes[$0].id) }
    if open.isEmpty { open = Array(inOrder.prefix(1)) }
    /// A line for each place between two shown panes, and at each edge behind which one is hidden.
    func lines(_ shown: [Int]) -> Int {
      var picture = ""
      for pane in 0..<count { picture += shown.contains(pane) ? "P" : "h" }
      while picture.contains("hh") { picture = picture.replacing("hh", with: "h") }
      return picture.replacing("PhP", with: "PP").replacing("PhP", with: "PP").count - 1
    }
    var chosen: [Int] = []
    for hidden in 0..<open.count {
      chosen = open.prefix(open.count - hidden).sorted()
      let needed = chosen.reduce(lines(chosen)) { $0 + panes[$1].least }
      if needed <= available { break }
    }
    dividers = min(lines(chosen), max(0, available - chosen.count))
    cells = Array(repeating: 0, count: count)
    guard chosen.count > 1 else {
      cells[chosen[0]] = available - dividers
      return
    }
    fill(chosen, panes, sizes, available - dividers)
  }

  private mutating func fill(
    _ chosen: [Int], _ panes: [SplitPane], _ sizes: SplitSizes, _ room: Int
  ) {
    var shares: [(pane: Int, weight: Int)] = []
    for pane in chosen {
      cells[pane] = panes[pane].least
      switch sizes[panes[pane].id] {
      case .cells(let wanted)?: while cells[pane] < min(wanted, room) { cells[pane] += 1 }
      case .share(let weight)?: shares.append((pane, Int(weight)))
      case nil: shares.append((pane, 1))
      }
    }
    while chosen.reduce(0, { $0 + cells[$1] }) > room {
      guard let long = chosen.last(where: { cells[$0] > panes[$0].least }) else { return }
      cells[long] -= 1
    }
    let rest = room - chosen.reduce(0) { $0 + cells[$1] }
    guard !shares.isEmpty else {
      cells[chosen[chosen.count - 1]] += rest
      return
    }
    let total = shares.reduce(rest) { $0 + cells[$1.pane] }
    for guess in 0..<(1 << shares.count) - 1 {
      let small = shares.indices.filter { guess & (1 << $0) != 0 }
      let large = shares.indices.filter { guess & (1 << $0) == 0 }
      let left = total - small.reduce(0) { $0 + panes[shares[$1].pane].least }
      let weights = large.reduce(0) { $0 + shares[$1].weight }
      func isSmall(_ share: Int) -> Bool {
        left * shares[share].weight < panes[shares[share].pane].least * weights
      }
      guard weights > 0, small.allSatisfy(isSmall), !large.contains(where: isSmall) else {
        continue
      }
      for share in large { cells[shares[share].pane] = left * shares[share].weight / weights }
      let spare = total - shares.reduce(0) { $0 + cells[$1.pane] }
      func fraction(_ share: Int) -> Int { left * shares[share].weight % weights }
      let order = large.sorted { (-fraction($0), $0) < (-fraction($1), $1) }
      for share in order.prefix(spare) { cells[shares[share].pane] += 1 }
      return
    }
  }
}
