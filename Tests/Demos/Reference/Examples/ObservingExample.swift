import Recurse

struct ObservingExample: Component {
  let volume = MutableProperty(5)

  func render(state: Void) -> Node {
    Observing(volume) { volume in
      Text("Volume \(volume)")
    }
    Button("Louder") { [volume] _ in volume.value += 1 }
  }
}
