import RecurseReactive

/// The children of a node of a tree, and whether there may be more.
///
/// ```swift
/// TreeBranch([File("a.txt"), File("b.txt")])
/// TreeBranch([], .loading)                        // a line below the node says that it loads
/// TreeBranch([], .failed("Permission denied"))    // a line below it says why
/// ```
public struct TreeBranch<Node> {
  /// The state of children that are loaded when a person asks for them.
  public enum Status: Hashable, Sendable {
    /// All children are known.
    case complete
    /// Nobody has asked for the children yet.
    case unloaded
    /// The children are loading.
    case loading
    /// The children could not be loaded, for a reason.
    case failed(String)
  }

  /// The children that are known.
  public var nodes: [Node]
  /// The state of the children: all known, not asked for, loading, or failed.
  public var status: Status

  /// Creates a branch of nodes.
  public init(_ nodes: [Node], _ status: Status = .complete) {
    self.nodes = nodes
    self.status = status
  }
}

extension TreeBranch: Sendable where Node: Sendable {}

/// A type of the property of a node that holds its children: an array, an optional array, or a
/// ``Loadable`` of one.
///
/// ```swift
/// struct File: Identifiable {
///   var id: Int
///   var name: String
///   var children: [File]?      // nil: a file. Empty: a folder without files.
/// }
/// ```
///
/// In an array that is not optional, a node without children is a leaf.
public protocol TreeChildren<Node> {
  associatedtype Node

  /// Returns the branch below a node with these children, or `nil` if it is a leaf.
  static func branch(of children: Self) -> TreeBranch<Node>?
}

extension Array: TreeChildren {
  public typealias Node = Element

  /// Returns the branch below a node with these children, or `nil` if there are none.
  public static func branch(of children: [Element]) -> TreeBranch<Element>? {
    children.isEmpty ? nil : TreeBranch(children)
  }
}

extension Optional: TreeChildren where Wrapped: TreeChildren {
  public typealias Node = Wrapped.Node

  /// Returns the branch below a node with these children, or `nil` if they are `nil`.
  public static func branch(of children: Wrapped?) -> TreeBranch<Wrapped.Node>? {
    children.map { Wrapped.branch(of: $0) ?? TreeBranch([]) }
  }
}

extension Loadable: TreeChildren where Value: TreeChildren {
  public typealias Node = Value.Node

  /// Returns the branch below a node whose children are loaded when it opens. Children of an
  /// earlier load stay.
  public static func branch(of children: Self) -> TreeBranch<Value.Node>? {
    func nodes(_ value: Value?) -> [Value.Node] {
      value.flatMap { Value.branch(of: $0)?.nodes } ?? []
    }
    return switch children {
    case .idle: TreeBranch([], .unloaded)
    case .loading(let previous): TreeBranch(nodes(previous), .loading)
    case .loaded(let value): Value.branch(of: value)
    case .empty: TreeBranch([])
    case .failed(let failure, let previous): TreeBranch(nodes(previous), .failed("\(failure)"))
    }
  }
}
