/// What a container may ask a child while it lays out its children.
///
/// These four numbers are all that a container ever learns of a child's inside: where each is as
/// it was, a change inside the child is no change for the container.
struct Question: Equatable {
  enum Kind: UInt8 { case narrowestWidth, widestWidth, height, baseline }

  var kind: Kind
  /// The border box's width (`height`, `baseline`).
  var width = Double.indefinite
  /// The border box's height, where it is known (`baseline`, and widths that follow from it).
  var height = Double.indefinite
  /// What shares in the padding are shares of.
  var basis = 0.0
  /// Whether shares of the height mean something inside (`baseline`).
  var heightIsDefinite = false
}

struct Answer {
  var question = Question(kind: .height)
  var value = 0.0
  /// The layouts that calculated it first and asked for it last.
  var bornInPass = 0
  var pass = 0
}

/// The last answers of a node, in its own storage.
///
/// An answer of an earlier layout makes room for a new one of its kind. The parent may have
/// relied on the old one, so that it is remembered that something was forgotten: the next change
/// then counts as a change for the parent, whatever the remaining answers say.
struct AnswerCache {
  static let capacity = 6

  private var slots: (Answer, Answer, Answer, Answer, Answer, Answer) = (
    Answer(), Answer(), Answer(), Answer(), Answer(), Answer()
  )
  private(set) var count = 0
  var forgetsWidth = false
  private(set) var forgetsHeight = false
  /// The last layout that asked more than there is room for.
  private var overflowPass = 0

  subscript(index: Int) -> Answer {
    get {
      switch index {
      case 0: slots.0
      case 1: slots.1
      case 2: slots.2
      case 3: slots.3
      case 4: slots.4
      default: slots.5
      }
    }
    set {
      switch index {
      case 0: slots.0 = newValue
      case 1: slots.1 = newValue
      case 2: slots.2 = newValue
      case 3: slots.3 = newValue
      case 4: slots.4 = newValue
      default: slots.5 = newValue
      }
    }
  }

  mutating func find(_ question: Question, pass: Int) -> Double? {
    for index in 0..<count where self[index].question == question {
      self[index].pass = pass
      return self[index].value
    }
    return nil
  }

  mutating func store(_ value: Double, for question: Question, pass: Int) {
    drop { $0.question.kind == question.kind && $0.pass != pass }
    if count == Self.capacity {
      if self[0].pass == pass { overflowPass = pass }
      forget(self[0].question.kind)
      for index in 1..<count { self[index - 1] = self[index] }
      count -= 1
    }
    self[count] = Answer(question: question, value: value, bornInPass: pass, pass: pass)
    count += 1
  }

  /// Takes over an answer that was calculated again, but that nobody has asked for yet.
  mutating func renew(_ answer: Answer, value: Double, pass: Int) {
    self[count] = Answer(
      question: answer.question, value: value, bornInPass: pass, pass: answer.pass)
    count += 1
  }

  /// Whether no height that was calculated by an earlier layout is still relied upon.
  func allHeightsAreNew(in pass: Int) -> Bool {
    for index in 0..<count {
      let answer = self[index]
      let isHeight = answer.question.kind == .height || answer.question.kind == .baseline
      if isHeight, answer.bornInPass != pass { return false }
    }
    return true
  }

  mutating func removeAll() {
    count = 0
  }

  /// Forgets what was not asked in this pass, once the parent has asked everything anew.
  mutating func keepOnly(pass: Int) {
    drop { $0.pass != pass }
    guard overflowPass != pass else { return }
    forgetsWidth = false
    forgetsHeight = false
  }

  /// The parent has asked all heights anew.
  mutating func releaseOldHeights(pass: Int) {
    if overflowPass != pass { forgetsHeight = false }
  }

  private mutating func drop(where isStale: (Answer) -> Bool) {
    var kept = 0
    for index in 0..<count {
      if isStale(self[index]) {
        forget(self[index].question.kind)
      } else {
        if kept != index { self[kept] = self[index] }
        kept += 1
      }
    }
    count = kept
  }

  private mutating func forget(_ kind: Question.Kind) {
    switch kind {
    case .narrowestWidth, .widestWidth: forgetsWidth = true
    case .height, .baseline: forgetsHeight = true
    }
  }
}
