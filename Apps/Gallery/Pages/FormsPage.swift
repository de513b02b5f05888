import Recurse

/// A form: titles in one column, faults that are shown when they are due, a default button.
package struct FormsPage: GalleryContent {
  package struct State: Equatable {
    package var name = ""
    package var region = "Oslo"
    package var cpus = 2
    package var disk = "SSD"
    package var hasBackups = true
    package var created: [String] = []
  }

  static let source = """
    Form {
      Section("Machine") {
        TextField("Name", text: \\.name)
          .fieldError(state.name.isEmpty ? "A name is needed." : nil)
        Picker("Region", selection: \\.region, options: ["Oslo", "Rome"]) { Text($0) }
        Stepper("CPUs", value: \\.cpus, in: 1...8)
      }
      Section("Storage") {
        Picker("Disk", selection: \\.disk, options: ["SSD", "NVMe"], style: .radioGroup) {
          Text($0)
        }
        Toggle("Backups", isOn: \\.hasBackups)
      } footer: {
        Text("A backup is made each night.").foreground(.secondaryText)
      }
      HStack {
        Button("Create") { $0.create() }.keyboardShortcut(.defaultAction)
        Button("Clear") { $0 = State() }
      }
    }
    """

  package init() {}

  package var initialState: State { State() }

  package func render(state: State) -> Node {
    Form {
      Section("Machine") {
        TextField("Name", text: \.name)
          .fieldError(state.name.isEmpty ? "A name is needed." : nil)
        Picker("Region", selection: \.region, options: ["Oslo", "Rome"]) { Text($0) }
        Stepper("CPUs", value: \.cpus, in: 1...8)
      }
      Section("Storage") {
        Picker("Disk", selection: \.disk, options: ["SSD", "NVMe"], style: .radioGroup) {
          Text($0)
        }
        Toggle("Backups", isOn: \.hasBackups)
      } footer: {
        Text("A backup is made each night.").foreground(.secondaryText)
      }
      HStack {
        Button("Create") { $0.create() }.keyboardShortcut(.defaultAction)
        Button("Clear") { $0 = State() }
      }
    }
  }
}

extension FormsPage.State {
  mutating func create() {
    created.append(name)
    name = ""
  }
}
