extension GitRepository {
  /// Takes our side of files in conflict, and marks them as solved. "Us" is `HEAD`: in a rebase
  /// that is the branch that the commits go onto.
  package func takeOurs(_ paths: [GitPath]) async throws(GitError) -> GitUndo {
    try await take("--ours", stage: 2, paths)
  }

  /// Takes their side of files in conflict, and marks them as solved.
  package func takeTheirs(_ paths: [GitPath]) async throws(GitError) -> GitUndo {
    try await take("--theirs", stage: 3, paths)
  }

  /// Marks files in conflict as solved, as they are.
  package func markResolved(_ paths: [GitPath]) async throws(GitError) -> GitUndo {
    try await step("Mark as solved", paths) { () throws(GitError) in
      try await run(GitCommand("add", "--all").withInput(paths: paths))
    }
  }

  private func take(
    _ side: String, stage: Int, _ paths: [GitPath]
  ) async throws(GitError) -> GitUndo {
    try await step("Take a side of", paths, withFiles: true) { () throws(GitError) in
      let entries = try await run(GitCommand(reading: "ls-files", "--unmerged", "-z")).bytes
      var stages: [GitPath: Set<Int>] = [:]
      for entry in ByteFields(entries) {
        guard let tab = entry.firstIndex(of: UInt8(ascii: "\t")) else { continue }
        let number = entry[..<tab].words(3).last?.number
        if let number { stages[GitPath(bytes: entry[(tab + 1)...]), default: []].insert(number) }
      }
      let kept = paths.filter { stages[$0]?.contains(stage) == true }
      let gone = paths.filter { stages[$0]?.contains(stage) == false }
      if !kept.isEmpty {
        try await run(GitCommand("checkout", "--quiet", side).withInput(paths: kept))
        try await run(GitCommand("add", "--all").withInput(paths: kept))
      }
      if !gone.isEmpty {
        try await run(GitCommand("rm", "--quiet", "--force").withInput(paths: gone))
      }
    }
  }
}
