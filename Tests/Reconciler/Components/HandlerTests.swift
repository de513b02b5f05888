import RecurseReconciler
import RecurseTesting
import Testing

private struct Reporter: Component {
  enum Output: Equatable {
    case first
    case second(Int)
  }
  let journal: Journal
  var initialState: Int { 0 }
  func render(state: Int) -> Node {
    Tap("emit \(state)") { [journal] state, emit in
      state += 1
      emit(.first)
      emit(.second(state))
      journal("child ended")
    }
    Tap("throw \(state)") { (state: inout Int, emit: inout Emit<Output>) in
      state += 10
      emit(.first)
      throw Mishap()
    }
  }
}

private struct Parent: Component {
  typealias Output = String
  let journal: Journal
  var initialState: [String] { [] }
  func render(state: [String]) -> Node {
    Label(state.joined(separator: " "))
    Reporter(journal: journal).on { [journal] state, output, emit in
      journal("parent got \(output)")
      state.append("\(output)")
      emit("passed on")
    }
  }
}

@MainActor @Suite("Handlers and outputs") struct HandlerTests {
  @Test("outputs are delivered in order, after the transition that emitted them has ended")
  func outputs() {
    let journal = Journal()
    let stage = Stage(Parent(journal: journal))
    stage.press("emit 0")
    #expect(
      journal.take() == ["child ended", "parent got first", "parent got second(1)"])
    #expect(stage.outputs.all == ["passed on", "passed on"])
    #expect(stage.names == ["first second(1)", "emit 1", "throw 1"])
  }

  @Test("a handler that throws keeps what it wrote and routes no output")
  func throwing() {
    let stage = Stage(
      Scene(0) { _ in
        ErrorBoundary {
          Parent(journal: Journal()).on { state, _ in state += 1 }
        } fallback: {
          Label("failed: \($0.message)")
        }
        Label("still here")
      })
    stage.press("throw 0")
    #expect(stage.names == ["failed: mishap", "still here"])
    #expect(stage.state == 0)
    let keeps = Stage(
      Scene(0) {
        Tap("\($0)") {
          $0 = 5
          throw Mishap()
        }
      })
    keeps.tap("0")
    #expect(keeps.state == 5)
  }

  @Test("what a transition asks for runs after it, and after all its outputs")
  func reentrance() {
    final class Hold { var sender: Sender<Scene<[String]>>? }
    struct Talker: Component {
      enum Output { case word(String) }
      let again: @MainActor () -> Void
      func render(state: Void) -> Node {
        Tap("talk") { [again] _, emit in
          emit(.word("one"))
          again()
          emit(.word("two"))
        }
      }
    }
    let hold = Hold()
    let stage = Stage(
      Scene([String]()) { words in
        Label(words.joined(separator: ","))
        Talker {
          hold.sender?.send { $0.append("asked for") }
        }.on { state, output in
          if case .word(let word) = output { state.append(word) }
        }
      })
    hold.sender = stage.sender
    stage.press("talk")
    #expect(stage.state == ["one", "two", "asked for"])
  }

  @Test("a commit inside a transition waits until it has ended")
  func commitInside() {
    let stage = Stage(Scene(0) { Label("\($0)") })
    let runtime = stage.runtime
    stage.perform { state in
      state = 1
      runtime.commit()
      state = 2
    }
    #expect(stage.names == ["0"])
    stage.commit()
    #expect(stage.names == ["2"])
  }

  @Test("handlers of the last committed tree stay live until the next commit")
  func liveUntilCommit() {
    let stage = Stage(Scene(0) { state in if state < 2 { Tap("more") { $0 += 1 } } })
    stage.tap("more")
    stage.tap("more")
    stage.tap("more")
    #expect(stage.state == 3)
    stage.commit()
    #expect(stage.names == [])
  }

  @Test("an event for a removed node is dropped and traced")
  func removedNode() {
    let stage = Stage(Scene(0) { state in if state == 0 { Box { Tap("once") { $0 += 1 } } } })
    let widget = stage.host.root["once"]
    stage.press("once")
    widget?.send("", of: TapElement.self)
    #expect(stage.state == 1)
    #expect(stage.runtime.engine.diagnostics.dropped == ["TapElement"])
    #expect(!stage.runtime.needsCommit)
  }

  @Test("a handler of an earlier render changes the state as it is now")
  func liveState() {
    let stage = Stage(
      Scene([Int]()) { _ in
        Parent(journal: Journal()).on { state, _ in state.append(state.count) }
      })
    stage.tap("emit 0")
    stage.tap("emit 0")
    #expect(stage.state == [0, 1, 2, 3])
  }

  private struct Slot: Component {
    typealias Output = Int
    func render(state: Void) -> Node {
      Tap("ping") { _, emit in emit(1) }
      Content()
    }
  }

  @Test("on, content and key compose in any order", arguments: 0..<6)
  func anyOrder(order: Int) {
    let stage = Stage(
      Scene(0) { (state: Int) -> VirtualNode<Scene<Int>> in
        let node: VirtualNode<Scene<Int>> =
          switch order {
          case 0: Slot().on { $0 += $1 }.content { Label("in \(state)") }.key(1).node
          case 1: Slot().on { $0 += $1 }.key(1).content { Label("in \(state)") }.node
          case 2: Slot().content { Label("in \(state)") }.on { $0 += $1 }.key(1).node
          case 3: Slot().content { Label("in \(state)") }.key(1).on { $0 += $1 }.node
          case 4: Slot().key(1).on { $0 += $1 }.content { Label("in \(state)") }.node
          default: Slot().key(1).content { Label("in \(state)") }.on { $0 += $1 }.node
          }
        return node
      })
    stage.press("ping")
    #expect(stage.names == ["ping", "in 1"])
    #expect(stage.root.childInstances[0].node.key == NodeKey(1))
  }
}
