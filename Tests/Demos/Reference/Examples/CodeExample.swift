import Recurse
import RecurseReaders

struct CodeExample: Component {
  func render(state: Void) -> Node {
    Code(
      """
      func greet(_ name: String) {
        print("Hello, \\(name)")
      }
      """, language: .swift)
  }
}
