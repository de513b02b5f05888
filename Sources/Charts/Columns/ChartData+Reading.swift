extension ChartData {
  /// The series of a mark whose elements are all of one; `nil` for a rule without one, and if the
  /// elements decide.
  mutating func onlySeries<Element>(of mark: ChartMark<Element>) -> Int? {
    switch mark.series {
    case nil:
      mark.kind == .rule ? nil : series.addUnnamed(color: mark.style.color)
    case let channel? where channel.constant != nil:
      series.number(named: name(of: channel.constant), color: mark.style.color)
    case let channel? where channel.kind == .category: nil
    default: series.addUnnamed(color: mark.style.color ?? .gradient(.lines))
    }
  }

  private func name(of value: PlotValue?) -> String {
    switch value {
    case .category(let name): name
    case .number(let number): number.isFinite ? ValueWords().text(number) : ""
    case nil: ""
    }
  }

  /// Reads the places that do not depend on elements.
  mutating func readConstants<Element>(of mark: ChartMark<Element>, into index: Int) {
    if let value = mark.x?.constant {
      marks[index].x.append(xNames.place(of: value, isCategory: xKind == .category))
      marks[index].isConstant = true
    }
    if let value = mark.y?.constant {
      marks[index].y.append(yNames.place(of: value, isCategory: yKind == .category))
      marks[index].isConstant = true
    }
    if mark.start != nil { marks[index].start = Column() }
  }

  /// Reads a mark's properties of some elements.
  mutating func append<Element>(
    _ elements: ArraySlice<Element>, of mark: ChartMark<Element>, to index: Int
  ) {
    let (hasX, hasY) = (xKind == .category, yKind == .category)
    // A start is on the axis of values, which has no categories.
    let hasStart = !hasY || xKind != .category
    mark.x?.read(elements) { marks[index].x.append(xNames.place(of: $0, isCategory: hasX)) }
    mark.y?.read(elements) { marks[index].y.append(yNames.place(of: $0, isCategory: hasY)) }
    mark.start?.read(elements) {
      marks[index].start?.append(hasStart ? $0.number : .nan)
    }
    if let channel = mark.series, channel.constant == nil {
      channel.read(elements) { value in
        if channel.kind == .category {
          let number = series.number(named: name(of: value), color: mark.style.color)
          marks[index].series.append(Int32(number))
        } else {
          marks[index].shades.append(value.number)
        }
      }
    }
    mark.group?.read(elements) { value in
      let number = marks[index].groupNames.number(of: name(of: value)) ?? 0
      marks[index].groups.append(Int32(number))
    }
  }
}

extension PlotValue {
  fileprivate var number: Double {
    if case .number(let number) = self { number } else { .nan }
  }
}
