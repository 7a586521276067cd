/// What surrounds a part of a template where it is compiled.
struct CompilerScope {
  var template: ParsedTemplate
  /// The contexts a name is looked up in, the nearest first.
  ///
  /// There is one for each type: an outer one of the same type can't be reached.
  var contexts: [Context]
  var overrides: Overrides
  var layout = Layout()
  var depth = 0

  /// One model or text that a section gives.
  final class Context {
    enum Value { case model(ErasedShape), text(PrintedText) }

    let value: Value
    /// The model, or the one that has the text.
    let place: Place
    /// The context whose field gave this one.
    let source: Context?

    init(_ value: Value, _ place: Place, source: Context?) {
      self.value = value
      self.place = place
      self.source = source
    }

    var shape: ErasedShape? { if case .model(let shape) = value { shape } else { nil } }

    /// Whether this value lies within `other`, or is the same.
    func isWithin(_ other: Context) -> Bool {
      var context: Context? = self
      while let current = context {
        if current === other { return true }
        context = current.source
      }
      return false
    }
  }

  /// Where a model lies while a page is made, and of which type it is.
  struct Place: Hashable {
    let type: ObjectIdentifier
    let slot: Int
    var offset = 0
  }

  func entering(_ context: Context) -> CompilerScope {
    var scope = self
    scope.depth += 1
    // A text can only be reached on top; a model hides the outer one of its type.
    scope.contexts =
      [context] + contexts.filter { $0.shape != nil && (context.shape == nil || $0.place.type != context.place.type) }
    return scope
  }
}

/// The blocks that templates further out have given, by name.
///
/// A block that is given keeps the overrides of the place where it was written, as a function keeps the names around
/// it.
final class Overrides: Sendable {
  struct Block: Sendable {
    let node: BlockNode
    let template: ParsedTemplate
    let overrides: Overrides
  }

  let blocks: [String: Block]
  /// Says which overrides are the same: what was written where, within what.
  let key: String

  init() {
    blocks = [:]
    key = ""
  }

  /// The specification: what is given further out takes precedence.
  init(_ outer: Overrides, adding nodes: [BlockNode], of template: ParsedTemplate) {
    var blocks = outer.blocks
    var added = ""
    for node in nodes where blocks[node.name] == nil {
      blocks[node.name] = Block(node: node, template: template, overrides: outer)
      added += "\(template.name):\(node.range.lowerBound),"
    }
    self.blocks = blocks
    key = added.isEmpty ? outer.key : "(\(outer.key))\(added)"
  }
}

/// How the lines of an included template or an overriding block are moved to where they stand.
struct Layout {
  /// The whitespace that goes before each line.
  var indentation: [UInt8] = []
  /// How much of a line's own whitespace is dropped first.
  var dropped = 0
  /// Inside partials that contain themselves: where in the indentation that of the calls belongs.
  var callIndex: Int?

  /// The layout of what stands behind `whitespace` in this one.
  func inner(_ whitespace: ArraySlice<UInt8>, dropping: Int = 0) -> Layout {
    Layout(indentation: indentation + whitespace.dropFirst(dropped), dropped: dropping, callIndex: callIndex)
  }
}
