import TestSupport
import Testing

@testable import GitWork

/// Bytes in which a "|" stands for a zero.
private func bytes(_ text: String) -> [UInt8] {
  text.utf8.map { $0 == UInt8(ascii: "|") ? 0 : $0 }
}

private let a = String(repeating: "a", count: 40)
private let b = String(repeating: "b", count: 40)

@Suite("What git wrote") struct ReaderTests {
  private static let status =
    "# branch.oid \(a)|# branch.head main|# branch.upstream origin/main|# branch.ab +2 -3|"
    + "1 M. N... 100644 100644 100644 \(a) \(b) a b.txt|"
    + "1 .D N... 100644 100644 000000 \(a) \(a) gone|"
    + "2 RM N... 100644 100644 100644 \(a) \(b) R90 new name|old name|"
    + "u UU N... 100644 100644 100644 100644 \(a) \(a) \(b) both|? no\nname|! ignored/|"

  @Test("A status has the branch, what it follows and the files")
  func status() {
    let status = GitStatus(porcelain: bytes(Self.status))
    #expect(status.head == GitHead(branch: .branch("main"), commit: GitID(a)))
    #expect(
      status.upstream == GitUpstream(name: "origin/main", ahead: 2, behind: 3, isGone: false))
    #expect(
      status.entries.map(\.path) == ["a b.txt", "gone", "new name", "both", "no\nname", "ignored/"])
    #expect(status.entries.map(\.index) == [.modified, nil, .renamed, nil, nil, nil])
    #expect(status.entries.map(\.worktree) == [nil, .deleted, .modified, nil, nil, nil])
    #expect(status.entries[2].originalPath == "old name")
    #expect(status.conflicts.map(\.conflict) == [.bothModified])
    #expect(status.untracked.map(\.path.description) == ["no␊name"])
    #expect(status.entries[5].isIgnored)
  }

  @Test("An empty repository has no commit, a detached HEAD no branch, a lost upstream no counts")
  func heads() {
    let empty = GitStatus(porcelain: bytes("# branch.oid (initial)|# branch.head main|"))
    #expect(empty.head == GitHead(branch: .branch("main"), commit: nil))
    let detached = GitStatus(porcelain: bytes("# branch.oid \(a)|# branch.head (detached)|"))
    #expect(detached.head == GitHead(branch: nil, commit: GitID(a)))
    let gone = GitStatus(porcelain: bytes("# branch.head x|# branch.upstream origin/x|"))
    #expect(gone.upstream?.isGone == true)
  }

  @Test("A path that is no UTF-8 keeps its bytes")
  func rawPaths() {
    let status = GitStatus(porcelain: Array("? caf".utf8) + [0xE9, 0])
    #expect(status.entries.map(\.path.bytes) == [Array("caf".utf8) + [0xE9]])
    #expect(status.entries[0].path.description == "caf\u{FFFD}")
    #expect(!status.entries[0].path.isText)
  }

  private static let log =
    "\(a)|\(b) \(a)|Ada|ada@x|1700000000 +0130|"
    + "HEAD -> refs/heads/main, tag: refs/tags/v1, refs/remotes/o/m|A subject|"
    + "\(b)||Bob||-5 -0030|HEAD||"

  @Test("A log has commits, in whatever pieces its bytes come")
  func log() {
    for size in [1, 2, 7, 50, 1000] {
      var stream = CommitStream()
      var commits: [GitCommit] = []
      var rest = bytes(Self.log)[...]
      while !rest.isEmpty {
        commits += stream.read(Array(rest.prefix(size)))
        rest = rest.dropFirst(size)
      }
      #expect(commits.map(\.id.text) == [a, b])
      #expect(commits[0].parents.map(\.text) == [b, a])
      #expect(commits[0].date == GitDate(seconds: 1_700_000_000, zoneMinutes: 90))
      #expect(commits[0].decorations.map { $0.ref?.name } == ["main", "v1", "o/m"])
      #expect(commits[0].decorations.map(\.isHead) == [true, false, false])
      #expect(commits[1].date == GitDate(seconds: -5, zoneMinutes: -30))
      #expect(commits[1].decorations == [GitDecoration(ref: nil, isHead: true)])
    }
  }

  private static let changes =
    ":100644 100644 \(a) \(b) M|one|:000000 100644 \(a) \(b) A|two|"
    + ":100644 100644 \(a) \(b) R80|three|four|"
    + "1\t2\tone|-\t-\ttwo|3\t0\t|three|four|"

  @Test("The files of a commit have their kinds and lines")
  func changes() {
    #expect(
      FileChangeReader.changes(bytes(Self.changes)) == [
        GitFileChange(path: "one", kind: .modified, addedLines: 1, removedLines: 2),
        GitFileChange(path: "two", kind: .added),
        GitFileChange(
          path: "four", originalPath: "three", kind: .renamed, addedLines: 3, removedLines: 0),
      ])
  }

  private static let branches =
    "refs/heads/main|\(a)|refs/remotes/origin/main|ahead 1, behind 22|*|"
    + "1700000000 +0000|Ada||Subject\n"
    + "refs/remotes/origin/HEAD|\(a)|||||| refs/remotes/origin/main|\n"
    + "refs/heads/old|\(b)|refs/remotes/origin/old|gone| |5 +0000|Bob||\n"

  @Test("Branches have what they follow, and a ref to another ref is none")
  func branches() {
    let branches = RefReader.branches(bytes(Self.branches))
    #expect(branches.map(\.name) == ["main", "old"])
    #expect(branches.map(\.isCurrent) == [true, false])
    #expect(branches[0].upstream?.ahead == 1 && branches[0].upstream?.behind == 22)
    #expect(branches[1].upstream?.isGone == true)
  }

  private static let blame =
    "\(a) 3 1 2\nauthor Ada\nauthor-mail <ada@x>\nauthor-time 7\nauthor-tz +0100\nsummary First\n"
    + "previous \(b) f\nfilename \"a\\303\\251\\tb\"\n\tone\n\(a) 4 2\n\ttwo\n"
    + "\(b) 1 3 1\nauthor Bob\nboundary\nfilename f\n\t\n"

  @Test("Blame has a commit for each line")
  func blame() {
    let blame = GitBlame(porcelain: Array(Self.blame.utf8))
    #expect(blame.lines.map(\.text) == ["one", "two", ""])
    #expect(blame.lines.map(\.originalNumber) == [3, 4, 1])
    let first = blame.commits[blame.lines[1].commit]
    #expect(first?.author == GitPerson(name: "Ada", email: "ada@x"))
    #expect(first?.date == GitDate(seconds: 7, zoneMinutes: 60))
    #expect(first?.path.description == "aé␉b" && first?.previous?.text == b)
    #expect(blame.commits[blame.lines[2].commit]?.isBoundary == true)
  }

  private static let progress =
    "Enumerating objects: 12, done.\nremote: Counting objects:  50% (5/10)\r"
    + "Receiving objects: 100% (10/10), 1 KiB | 2 KiB/s, done.\n   \nTo /x\n"

  @Test("Progress has a phase and a share")
  func progress() {
    var reader = ProgressReader()
    let all = reader.read(Array(Self.progress.utf8))
    #expect(
      all.map(\.phase) == ["Enumerating objects", "Counting objects", "Receiving objects", "To /x"])
    #expect(all.map(\.fraction) == [nil, 0.5, 1, nil])
    #expect(all.map(\.done) == [12, 5, 10, nil])
  }

  @Test("Remotes have their addresses, and a name may have dots")
  func remotes() {
    let text = "remote.a.b.url\nhttps://x|remote.a.b.pushurl\nssh://y|remote.c.url\n/z|"
    #expect(
      RefReader.remotes(bytes(text)) == [
        GitRemote(name: "a.b", url: "https://x", pushURL: "ssh://y"),
        GitRemote(name: "c", url: "/z"),
      ])
  }

  @Test("A version is read from the text around it")
  func versions() {
    #expect(
      GitVersion(Array("git version 2.39.5 (Apple Git-154)\n".utf8))
        == GitVersion(major: 2, minor: 39))
    #expect(GitVersion(Array("git version 3.1-rc\n".utf8)) == GitVersion(major: 3, minor: 1))
    #expect(GitVersion(Array("git".utf8)) == nil)
    #expect(GitVersion(major: 2, minor: 9) < .least)
  }

  /// Everything that reads what another program wrote.
  private func readAll(_ bytes: [UInt8]) -> Int {
    var stream = CommitStream()
    var progress = ProgressReader()
    return GitStatus(porcelain: bytes).entries.count + stream.read(bytes).count
      + FileChangeReader.changes(bytes).count + RefReader.branches(bytes).count
      + RefReader.tags(bytes).count + RefReader.stashes(bytes).count
      + RefReader.remotes(bytes).count + GitBlame(porcelain: bytes).lines.count
      + progress.read(bytes + [10]).count + QuotedName.path(bytes[...]).bytes.count
      + GitError.message(bytes).count + (GitVersion(bytes) == nil ? 0 : 1)
  }

  private static let samples = [status, log, changes, branches, blame, progress].map(bytes)

  @Test("Every cut of every sample is read, and never has more than the whole")
  func cuts() {
    for sample in Self.samples {
      for end in 0...sample.count {
        let cut = Array(sample[..<end])
        #expect(GitStatus(porcelain: cut).entries.count <= 6)
        #expect(readAll(cut) >= 0 && readAll(Array(sample[end...])) >= 0)
      }
    }
  }

  @Test("Samples with random bytes are read")
  func hostile() {
    var random = SplitMix64(seed: 7)
    let special = Array("|\n\r\t %()/,:\"\\-+09#12u?!@Sab".utf8) + [0, 0xE9, 0xFF]
    var count = 0
    for sample in Self.samples {
      for _ in 0..<300 {
        var hostile = sample
        for _ in 0...random.below(12) {
          let place = random.below(hostile.count)
          switch random.below(3) {
          case 0: hostile[place] = random.pick(special)
          case 1: hostile.insert(random.pick(special), at: place)
          default: hostile.remove(at: place)
          }
        }
        count += readAll(hostile) >= 0 ? 1 : 0
      }
    }
    #expect(count == Self.samples.count * 300)
    #expect(LogReader.date(Array("\(Int.max) \(Int.min)".utf8)[...]).zoneMinutes == 0)
    let numbers =
      "# branch.ab +\(Int.max) \(Int.min)|1 |2 |u |:|remote.|\n\(a) 99999999999999999999 1\n%|("
    #expect(GitStatus(porcelain: bytes(numbers)).entries.isEmpty && readAll(bytes(numbers)) >= 0)
  }
}
