package import MenugenText

/// A field's value with its model's type erased, read from a pointer to the model.
package enum FieldValue: Sendable {
  case text(PrintedText)
  case writer(@Sendable (UnsafeRawPointer, inout ByteBuffer) -> Void)
  case flag(Flag)
  case elements(Elements)
  /// Texts by names that the content chooses.
  case lookup(Lookup)

  /// Returns the text of a name; `nil` if there is none.
  package typealias Lookup = @Sendable (UnsafeRawPointer, String) -> String?
}

/// A value that prints as text.
@usableFromInline package struct PrintedText: Sendable {
  @usableFromInline package enum Kind: Sendable { case text, url, markup }

  /// How it is read from a pointer to its model.
  @usableFromInline package enum Place: Sendable {
    /// A `String` at a byte offset.
    case stored(offset: Int)
    /// A `String?` at a byte offset; empty counts as missing.
    case optional(offset: Int)
    /// Within an optional model.
    case nested(@Sendable (UnsafeRawPointer) -> String?)
  }

  let kind: Kind
  let place: Place

  package init(kind: Kind, place: Place) {
    self.kind = kind
    self.place = place
  }

  /// Whether it can be used in a section.
  var mayBeMissing: Bool { if case .stored = place { false } else { true } }
}

@usableFromInline package enum Flag: Sendable {
  /// A `Bool` at a byte offset.
  case stored(offset: Int)
  /// Computed from the model.
  case computed(Elements.Test)
}

/// A value whose section adds a context: a list, a model or an optional model.
@usableFromInline package struct Elements: Sendable {
  @usableFromInline package enum Count: Sendable {
    /// Always one, at a byte offset.
    case one(offset: Int)
    /// One or none, at a byte offset.
    case oneOrNone(offset: Int)
    case many
  }
  @usableFromInline package enum Content: Sendable { case model(ModelType), text }

  @usableFromInline package typealias Test = @Sendable (UnsafeRawPointer) -> Bool
  /// Returns the first element and their number. Valid as long as the model.
  @usableFromInline package typealias Find = @Sendable (UnsafeRawPointer) -> (first: UnsafeRawPointer?, count: Int)

  let count: Count
  let content: Content
  /// The distance between elements, in bytes.
  let stride: Int
  let find: Find
  /// Whether there are any.
  let test: Test

  @usableFromInline package init(
    count: Count, content: Content, stride: Int, find: @escaping Find, test: @escaping Test
  ) {
    self.count = count
    self.content = content
    self.stride = stride
    self.find = find
    self.test = test
  }

  var isList: Bool { if case .many = count { true } else { false } }
}

/// A model's type, with its shape created on first use, because types may be recursive.
@usableFromInline package struct ModelType: Sendable {
  let id: ObjectIdentifier
  let makeShape: @Sendable () -> ErasedShape

  @usableFromInline package init<Model: TemplateModel>(_ model: Model.Type) {
    id = ObjectIdentifier(model)
    makeShape = { ErasedShape(Model.shape) }
  }
}

/// A shape with its model's type erased.
struct ErasedShape {
  let name: String
  let fields: [String: FieldValue]

  init<Model>(_ shape: Shape<Model>) {
    name = shape.name
    fields = shape.fields
  }
}

extension FieldValue {
  /// This value within an optional model, as in the dotted name `outer.this`.
  func inside(_ outer: Elements) -> FieldValue {
    guard case .oneOrNone(let offset) = outer.count else { return self }
    let isThere = outer.test
    switch self {
    case .text(let text):
      let place = PrintedText.Place.nested { isThere($0) ? text.place.read($0 + offset) : nil }
      return .text(PrintedText(kind: text.kind, place: place))
    case .writer(let write): return .writer { if isThere($0) { write($0 + offset, &$1) } }
    case .flag(let flag): return .flag(.computed { isThere($0) && flag.holds($0 + offset) })
    case .elements(let inner): return .elements(inner.inOptional(outer, at: offset))
    case .lookup(let find): return .lookup { isThere($0) ? find($0 + offset, $1) : nil }
    }
  }
}

extension Elements {
  fileprivate func inOptional(_ outer: Elements, at offset: Int) -> Elements {
    let isThere = outer.test
    return Elements(
      count: count.inOptional(at: offset), content: content, stride: stride,
      find: { model in isThere(model) ? find(model + offset) : (nil, 0) },
      test: { model in isThere(model) && test(model + offset) })
  }
}

extension Elements.Count {
  fileprivate func inOptional(at offset: Int) -> Self {
    switch self {
    case .one(let own), .oneOrNone(let own): .oneOrNone(offset: offset + own)
    case .many: .many
    }
  }
}

extension Flag {
  func holds(_ model: UnsafeRawPointer) -> Bool {
    switch self {
    case .stored(let offset): (model + offset).load(as: Bool.self)
    case .computed(let test): test(model)
    }
  }
}

extension PrintedText.Place {
  /// The text; `nil` if missing.
  func read(_ model: UnsafeRawPointer) -> String? {
    switch self {
    case .stored(let offset): (model + offset).assumingMemoryBound(to: String.self).pointee
    case .optional(let offset): (model + offset).assumingMemoryBound(to: String?.self).pointee
    case .nested(let read): read(model)
    }
  }
}
