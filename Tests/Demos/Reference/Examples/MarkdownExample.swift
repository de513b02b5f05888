import Recurse
import RecurseMarkdown

struct MarkdownExample: Component {
  func render(state: Void) -> Node {
    ScrollView {
      Markdown(
        """
        # Keys

        - **↑ ↓** move
        - `q` quits

        ~~~swift
        let answer = 42
        ~~~
        """)
    }
  }
}
