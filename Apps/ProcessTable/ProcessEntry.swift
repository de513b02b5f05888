/// A process as a refresh found it.
public struct ProcessEntry: Identifiable, Equatable, Sendable {
  /// The number of a process with its start: numbers are used again.
  public struct ID: Hashable, Sendable {
    public let number: Int32
    /// The start in ticks of the clock after that of the system.
    public let start: UInt64

    public init(number: Int32, start: UInt64) { (self.number, self.start) = (number, start) }
  }

  public let id: ID
  /// The number of the process that started it, or took it over; 0 if there is none.
  public internal(set) var parent: Int32 = 0
  /// The name of the program: 15 bytes at most, which may be any.
  public internal(set) var name: String
  /// The program with its arguments. For a thread of the kernel, which has none, it is the name in
  /// brackets.
  public internal(set) var command = ""
  public internal(set) var user: String
  /// The state: `R` runs, `S` sleeps, `D` waits for a device, `T` is stopped, `Z` has ended.
  public internal(set) var state: Character = "?"
  public internal(set) var threads = 0
  /// The memory that it has at present, in bytes.
  public internal(set) var memory: UInt64 = 0
  /// The processors that it used since the refresh before, such as 1.5, or since its start if it
  /// was not there before; `nil` if that is not known.
  public internal(set) var processors: Double?
  /// The seconds that it worked since its start, on all processors together.
  public internal(set) var time = 0.0
  /// The seconds since its start; `nil` if the system does not tell for how long it runs.
  public internal(set) var age: Double?
  /// `true` for a thread of the kernel.
  public internal(set) var isOfKernel = false

  /// The time on processors since the start, in ticks.
  var ticks: UInt64 = 0
  var owner: UInt32 = 0

  init(id: ID, name: String, user: String) {
    (self.id, self.name, self.user) = (id, name, user)
  }

  public var number: Int32 { id.number }
  /// The processors for a sort: those that are not known come last.
  public var load: Double { processors ?? 0 }
}
