import Recurse

/// A question with a button for each answer, and how often each was given.
struct Poll: Component {
  struct State: Equatable {
    var votes = [17, 9, 4]

    var all: Int { votes.reduce(0, +) }
  }

  private static let answers = ["Tabs", "Spaces", "Both"]

  var initialState: State { State() }

  func render(state: State) -> Node {
    Text("What do you indent with?").padding(.bottom)
    Grid(horizontalSpacing: 2, verticalSpacing: 1) {
      for (number, answer) in Self.answers.enumerated() {
        GridRow {
          Button(answer) { $0.votes[number] += 1 }
          Gauge(
            "", value: Double(state.votes[number]), in: 0...Double(max(1, state.all)),
            caption: "\(state.votes[number])"
          )
          .foreground(.series(number)).frame(maxWidth: .infinity)
        }
        .key(number)
      }
    }
    Text("\(state.all) answers").foreground(.secondaryText).padding(.top)
  }
}
