import Recurse
import RecurseTesting
import WidgetFixture

/// Rows that come, go and move, on time that the test steps.
@MainActor
func animatedRows(
  _ names: [String], _ animation: Animation? = .slide, columns: Int = 6, rows: Int = 4,
  environment: EnvironmentValues = EnvironmentValues(), animates: Bool = true
) -> TestScreen<Fixture<[String]>> {
  TestScreen(
    Fixture(names) { names in
      VStack(alignment: .stretch) {
        ForEach(names, id: \.self) { Text($0) }
      }.animation(animation)
    }, columns: columns, rows: rows, environment: environment, animates: animates)
}
