import RecurseReactive
import Testing

@Suite("Operators")
@MainActor
struct OperatorTests {
  struct User: Equatable { var name = "Ada", age = 36 }

  @Test("Parts of a value are properties, by subscript and by name")
  func keyPaths() {
    let user = MutableProperty(User())
    let names = Recorder(user.name)
    let ages = Recorder(user[\.age])
    user.value.age = 37
    user.value.name = "Grace"
    #expect(names.values == ["Ada", "Grace"])
    #expect(ages.values == [36, 37])
  }

  @Test("Several properties, up to any number, are combined")
  func combine() {
    let (a, b, c) = (MutableProperty(1), MutableProperty("x"), MutableProperty(true))
    let tuple = combineLatest(a, b, c)
    let texts = Recorder(combineLatest(a, b, c) { "\($0)\($1)\($2)" })
    let sums = Recorder(combineLatest([a, a.map { $0 * 2 }]))
    a.value = 2
    #expect(tuple.value == (2, "x", true))
    #expect(a.combineLatest(with: b).value == (2, "x"))
    #expect(texts.values == ["1xtrue", "2xtrue"])
    #expect(sums.values == [[1, 2], [2, 4]])
  }

  @Test("Zipping pairs values by their number and buffers those without a partner")
  func zipping() {
    let (left, right) = (MutableProperty(1), MutableProperty("a"))
    let pairs = Recorder(left.zip(with: right).map { "\($0.0)\($0.1)" })
    left.value = 2
    left.value = 3
    right.value = "b"
    right.value = "c"
    transaction {
      left.value = 4
      right.value = "d"
    }
    #expect(pairs.values == ["1a", "2b", "3c", "4d"])
  }

  @Test("A filter begins with its initial value and keeps the last value that passed")
  func filtering() {
    let source = MutableProperty(1)
    let even = source.filter(initial: 0) { $0 % 2 == 0 }
    #expect(even.value == 0)
    source.value = 4
    source.value = 5
    #expect(even.value == 4)
    #expect(Recorder(MutableProperty(2).filter(initial: 0) { $0 > 1 }).values == [2])
  }

  @Test("Folds and pairs with the previous value follow every change, observed or not")
  func history() {
    let source = MutableProperty(1)
    let total = source.scan(10, +)
    let steps = Recorder(source.combinePrevious(0).map { [$0.previous, $0.current] })
    let optional = Recorder(
      source.combinePrevious().map { "\($0.previous.map(String.init) ?? "-")\($0.current)" })
    source.value = 2
    source.value = 3
    #expect(total.value == 16)
    #expect(steps.values == [[0, 1], [1, 2], [2, 3]])
    #expect(optional.values == ["-1", "12", "23"])
  }

  @Test("A fold counts a transaction once, and reading does not change it")
  func foldOfTransaction() {
    let source = MutableProperty(0)
    let changes = source.scan(-1) { count, _ in count + 1 }
    transaction {
      source.value = 1
      _ = changes.value
      source.value = 2
    }
    _ = changes.value
    #expect(changes.value == 1)
  }

  @Test("A merge has the value that changed last")
  func merging() {
    let (left, right) = (MutableProperty(1), MutableProperty(10))
    let merged = Recorder(left.merge(right))
    right.value = 11
    left.value = 2
    transaction {
      left.value = 3
      right.value = 12
    }
    #expect(merged.values == [1, 11, 2, 12])
  }

  @Test("Flattening by merge depends on every property that was selected")
  func flattenMerge() {
    let (left, right) = (MutableProperty("l"), MutableProperty("r"))
    let choice = MutableProperty(true)
    let merged = Recorder(choice.flatMap(.merge) { $0 ? left : right })
    left.value = "l1"
    choice.value = false
    left.value = "l2"
    right.value = "r2"
    #expect(merged.values == ["l", "l1", "r", "l2", "r2"])
  }

  @Test("Flattening by concatenation goes on to the next property when the one before is finished")
  func flattenConcatenate() {
    let inner = (0..<3).map { MutableProperty("\($0)") }
    let choice = MutableProperty(0)
    let joined = Recorder(choice.flatMap(.concat) { inner[$0] })
    choice.value = 1
    choice.value = 2
    inner[1].value = "1a"
    inner[0].value = "0a"
    inner[0].finish()
    inner[1].value = "1b"
    inner[1].finish()
    #expect(joined.values == ["0", "0a", "1a", "1b", "2"])
  }

  @Test("Booleans combine as their operators do")
  func booleans() {
    for left in [false, true] {
      for right in [false, true] {
        let (a, b) = (MutableProperty(left), MutableProperty(right))
        #expect((a && b).value == (left && right))
        #expect((a || b).value == (left || right))
        #expect((!a).value == !left)
        #expect(Property.all([a, b]).value == (left && right))
        #expect(Property.any([a, b]).value == (left || right))
      }
    }
    #expect(Property<Bool>.all([]).value && !Property<Bool>.any([]).value)
    let name = MutableProperty<String?>(nil)
    #expect((name ?? "nobody").value == "nobody")
    #expect((name ?? Property.constant("x")).value == "x")
    #expect(MutableProperty(3).isEqual(to: 3).value)
  }

  @Test(
    "A binding begins with the current value and ends with its target, or when it is disposed of")
  func bindings() {
    final class Label { var text = "" }
    let source = MutableProperty("a")
    let target = MutableProperty("")
    let label = Label()
    let binding = target <~ source
    let onLabel = BindingTarget(label, \.text) <~ source
    source.value = "b"
    #expect(target.value == "b" && label.text == "b")
    binding.dispose()
    onLabel.dispose()
    source.value = "c"
    #expect(target.value == "b" && label.text == "b")
  }

  @Test("Swapping returns the previous value")
  func swapping() {
    let source = MutableProperty(1)
    #expect(source.swap(2) == 1)
    #expect(source.value == 2)
  }
}
