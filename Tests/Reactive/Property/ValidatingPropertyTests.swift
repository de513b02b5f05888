import RecurseReactive
import Testing

@Suite("A validating property")
@MainActor
struct ValidatingPropertyTests {
  @Test("Valid proposals are accepted, coerced ones replaced, invalid ones rejected")
  func decisions() {
    let percent = ValidatingProperty(50) { (value: Int) -> ValidationDecision<Int, String> in
      switch value {
      case 0...100: .valid
      case ..<0: .invalid("Less than nothing.")
      default: .coerced(100, "At most 100.")
      }
    }
    let recorder = Recorder(percent)
    percent.value = 60
    percent.value = -1
    #expect(percent.value == 60)
    #expect(percent.result.value == .invalid(proposed: -1, "Less than nothing."))
    percent.value = 700
    #expect(percent.result.value == .coerced(replacement: 100, proposed: 700, "At most 100."))
    #expect(percent.result.value.problem == "At most 100.")
    #expect(recorder.values == [50, 60, 100])
  }

  @Test("The proposal is validated again when the property that it depends on changes")
  func dependency() {
    let password = MutableProperty("secret")
    let repeated = ValidatingProperty("", with: password) {
      (proposal: String, password: String) -> ValidationDecision<String, String> in
      proposal == password ? .valid : .invalid("They differ.")
    }
    let problems = Recorder(repeated.result.map { $0.problem })
    repeated.value = "secret"
    password.value = "other"
    #expect(repeated.value == "secret")
    repeated.value = "other"
    #expect(problems.values == ["They differ.", nil, "They differ.", nil])
  }
}
