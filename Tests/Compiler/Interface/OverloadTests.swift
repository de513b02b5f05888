import Testing

/// `scripts/overloads` writes the files anew.
@Suite("Generated overloads") struct OverloadTests {
  private func sources(beside file: OverloadFile) throws -> [String] {
    let depth = file.path.split(separator: "/").count
    return try Documents.files(below: file.folder).sorted()
      .filter { $0.hasSuffix(".swift") && $0.split(separator: "/").count == depth }
      .map { try Documents.text($0) }
  }

  @Test("are those of the declarations beside them", arguments: OverloadFile.all.map(\.path))
  func files(path: String) throws {
    let file = try #require(OverloadFile.all.first { $0.path == path })
    let text = file.text(try sources(beside: file))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 401)
    #expect(try Documents.text(path) == text, "scripts/overloads writes it anew")
  }

  @Test("are all in the table")
  func marks() throws {
    let marked = try Documents.files(below: "Sources").filter { path in
      try path.hasSuffix(".swift") && Documents.text(path).hasPrefix(OverloadFile.mark)
    }
    #expect(Set(marked) == Set(OverloadFile.all.map(\.path)))
  }

  private func function(_ lines: String) throws -> SwiftFunction {
    try #require(SwiftFunction.functions(in: "extension OwnedContent {\n\(lines)\n}\n").first)
  }

  @Test("hand a transition on to the one that may emit")
  func transition() throws {
    let written = try function(
      """
        /// Runs a transition.
        ///
        /// It is an example.
        public func onChange<Value: Equatable>(
          of value: Value, _ transition: @escaping Transition<Owner, Value>
        ) -> VirtualNode<Owner> {
          node.listening(transition)
        }
      """)
    #expect(
      written.withoutEmit?.source == """
          /// Runs a transition.
          ///
          /// It is an example.
          public func onChange<Value: Equatable>(
            of value: Value, _ transition: @escaping @MainActor (inout Owner.State, Value) throws -> Void
          ) -> VirtualNode<Owner> {
            onChange(of: value) { state, event, _ in
              try transition(&state, event)
            }
          }
        """)
    #expect(written.withoutEmit?.withoutEmit == nil)
    #expect(
      written.ofStaticContent(node: "node(for: Owner.self)").source == """
          /// Runs a transition.
          @_disfavoredOverload
          public func onChange<Owner: Component, Value: Equatable>(
            of value: Value, _ transition: @escaping Transition<Owner, Value>
          ) -> VirtualNode<Owner> {
            node(for: Owner.self).onChange(of: value, transition)
          }
        """)
  }

  @Test("keep the body where it takes transitions of both kinds")
  func handling() throws {
    let written = try function(
      """
        public func onTap(
          count: Int = 1,
          _ action: @escaping @MainActor (inout Owner.State, inout Emit<Owner.Output>) throws -> Void
        ) -> VirtualNode<Owner> {
          node.handling(.taps(count), action)
        }
      """)
    #expect(
      written.withoutEmit?.source == """
          public func onTap(
            count: Int = 1, _ action: @escaping @MainActor (inout Owner.State) throws -> Void
          ) -> VirtualNode<Owner> {
            node.handling(.taps(count), action)
          }
        """)
  }

  @Test("say that a path cannot be written")
  func path() throws {
    let written = try function(
      """
        public func cover(
          isPresented path: WritableKeyPath<Owner.State, Bool>
        ) -> VirtualNode<Owner> {
          node.covered(path)
        }
      """)
    let twin = try #require(written.unavailable(message: "it has to be a var"))
    #expect(
      twin.source == """
          @available(*, unavailable, message: "it has to be a var")
          public func cover(isPresented path: KeyPath<Owner.State, Bool>) -> VirtualNode<Owner> { fatalError() }
        """)
    #expect(written.holdingSelection == nil)
  }

  @Test("have a selection that is not in the state")
  func selection() throws {
    let source = """
      /// Rows.
      @MainActor
      public func Rows<Owner: Component, Selection: ListSelection<Int>>(
        selection: WritableKeyPath<Owner.State, Selection>,
        @NodeBuilder<Owner> row: @escaping (Int) -> VirtualNode<Owner> = { _ in buildBlock() }
      ) -> VirtualNode<Owner> where Owner.Output == Never {
        if true {
          rows(selection)
        }
      }
      """
    let written = try #require(SwiftFunction.functions(in: source).first)
    #expect(written.fullName == "Rows(selection:row:)")
    #expect(
      written.holdingSelection?.source == """
        /// Rows.
        @MainActor
        public func Rows<Owner: Component>(
          selection: SelectionMode = .none,
          @NodeBuilder<Owner> row: @escaping (Int) -> VirtualNode<Owner> = { _ in buildBlock() }
        ) -> VirtualNode<Owner> where Owner.Output == Never {
          if true {
            rows(selection)
          }
        }
        """)
  }
}
