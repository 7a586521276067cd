/// The scope in which a part of a template is compiled.
struct CompilerScope {
  var template: ParsedTemplate
  /// The contexts in which a name is looked up, innermost first.
  ///
  /// One for each type: an outer context of the same type isn't reachable.
  var contexts: [Context]
  var overrides: Overrides
  var layout = Layout()
  var depth = 0

  /// A model or text of a section.
  final class Context {
    enum Value { case model(ErasedShape), text(PrintedText) }

    let value: Value
    /// The place of the model, or of the model that contains the text.
    let place: Place
    /// The context whose field it is.
    let source: Context?

    init(_ value: Value, _ place: Place, source: Context?) {
      self.value = value
      self.place = place
      self.source = source
    }

    var shape: ErasedShape? { if case .model(let shape) = value { shape } else { nil } }

    /// Whether this value is within `other`, or the same.
    func isWithin(_ other: Context) -> Bool {
      var context: Context? = self
      while let current = context {
        if current === other { return true }
        context = current.source
      }
      return false
    }
  }

  /// The place of a model at run time, and its type.
  struct Place: Hashable {
    let type: ObjectIdentifier
    let slot: Int
    var offset = 0
  }

  func entering(_ context: Context) -> CompilerScope {
    var scope = self
    scope.depth += 1
    // A text is only reachable as the innermost context; a model hides outer ones of its type.
    scope.contexts =
      [context] + contexts.filter { $0.shape != nil && (context.shape == nil || $0.place.type != context.place.type) }
    return scope
  }
}

/// The blocks given by outer templates, by name.
///
/// A block keeps the overrides of the place where it was written, like a closure.
final class Overrides: Sendable {
  struct Block: Sendable {
    let node: BlockNode
    let template: ParsedTemplate
    let overrides: Overrides
  }

  let blocks: [String: Block]
  /// Identifies equal overrides, by their places in the templates.
  let key: String

  init() {
    blocks = [:]
    key = ""
  }

  /// Adds blocks; outer ones take precedence (Mustache specification).
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

/// How the lines of an included template or an overriding block are re-indented.
struct Layout {
  /// The whitespace before each line.
  var indentation: [UInt8] = []
  /// The length of a line's own whitespace to remove first.
  var dropped = 0
  /// Within recursive partials: the index in the indentation at which the indentation of calls is inserted.
  var callIndex: Int?

  /// The layout of an inclusion after `whitespace` in this one.
  func inner(_ whitespace: ArraySlice<UInt8>, dropping: Int = 0) -> Layout {
    Layout(indentation: indentation + whitespace.dropFirst(dropped), dropped: dropping, callIndex: callIndex)
  }
}
