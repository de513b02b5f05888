import Recurse

struct GridExample: Component {
  func render(state: Void) -> Node {
    Grid(alignment: .leading, horizontalSpacing: 2) {
      GridRow {
        Text("Coffee")
        Text("3.50").gridColumnAlignment(.trailing)
      }
      GridRow {
        Text("Cake")
        Text("12.00")
      }
      Divider()
      Text("Thank you")
    }
  }
}
