package import Text

/// A field's value with the model's type forgotten: read from a pointer to the model, wherever that lies.
package enum FieldValue: Sendable {
  case text(PrintedText)
  case writer(@Sendable (UnsafeRawPointer, inout ByteBuffer) -> Void)
  case flag(Test)
  case elements(Elements)

  package typealias Test = Elements.Test
}

/// Something that prints as text.
package struct PrintedText: Sendable {
  package enum Kind: Sendable { case text, url, markup }

  /// How it is reached from a pointer to its model.
  package enum Place: Sendable {
    /// A `String` so many bytes into the model.
    case stored(offset: Int)
    /// A `String?` so many bytes into the model, which counts as missing when it is empty.
    case optional(offset: Int)
    /// Within a model that may be missing.
    case nested(@Sendable (UnsafeRawPointer) -> String?)
  }

  let kind: Kind
  let place: Place

  package init(kind: Kind, place: Place) {
    self.kind = kind
    self.place = place
  }

  /// Whether a section over it has a meaning.
  var mayBeMissing: Bool { if case .stored = place { false } else { true } }
}

/// Something whose section gives a context: a list, an object, an object that may be missing.
@usableFromInline package struct Elements: Sendable {
  @usableFromInline package enum Count: Sendable {
    /// Always there, so many bytes into the model.
    case one(offset: Int)
    case oneOrNone, many
  }
  @usableFromInline package enum Content: Sendable { case model(ModelType), text }

  @usableFromInline package typealias Test = @Sendable (UnsafeRawPointer) -> Bool
  @usableFromInline package typealias Visit = @Sendable (UnsafeRawPointer, (UnsafeRawPointer, Int) -> Void) -> Void

  let count: Count
  let content: Content
  /// From one element to the next, in bytes.
  let stride: Int
  /// Calls its second argument with the first element and how many there are; not at all when there are none.
  let visit: Visit
  /// Whether there are any.
  let test: Test

  @usableFromInline package init(
    count: Count, content: Content, stride: Int, visit: @escaping Visit, test: @escaping Test
  ) {
    self.count = count
    self.content = content
    self.stride = stride
    self.visit = visit
    self.test = test
  }

  var isList: Bool { if case .many = count { true } else { false } }
}

/// A model's type: who it is, and its shape, made when first asked for because types may contain themselves.
@usableFromInline package struct ModelType: Sendable {
  let id: ObjectIdentifier
  let makeShape: @Sendable () -> ErasedShape

  @usableFromInline package init<Model: TemplateModel>(_ model: Model.Type) {
    id = ObjectIdentifier(model)
    makeShape = { ErasedShape(Model.shape) }
  }
}

/// A shape with its model's type forgotten.
struct ErasedShape {
  let name: String
  let fields: [String: FieldValue]

  init<Model>(_ shape: Shape<Model>) {
    name = shape.name
    fields = shape.fields
  }
}

extension FieldValue {
  /// This value, reached through `outer`: what the dotted name `outer.this` stands for.
  func inside(_ outer: Elements) -> FieldValue {
    if case .one(let offset) = outer.count { moved(by: offset) } else { inside(outer.visit) }
  }

  /// This value within a model that lies so many bytes into another.
  private func moved(by offset: Int) -> FieldValue {
    switch self {
    case .text(let text): .text(PrintedText(kind: text.kind, place: text.place.moved(by: offset)))
    case .writer(let write): .writer { write($0 + offset, &$1) }
    case .flag(let test): .flag { test($0 + offset) }
    case .elements(let inner):
      .elements(
        Elements(
          count: inner.count.moved(by: offset), content: inner.content, stride: inner.stride,
          visit: { inner.visit($0 + offset, $1) }, test: { inner.test($0 + offset) }))
    }
  }

  /// This value within a model that may be missing.
  private func inside(_ enter: @escaping Elements.Visit) -> FieldValue {
    switch self {
    case .text(let text):
      return .text(
        PrintedText(
          kind: text.kind,
          place: .nested { model in
            var found: String?
            enter(model) { element, _ in found = text.place.read(element) }
            return found
          }))
    case .writer(let write):
      return .writer { model, output in enter(model) { element, _ in write(element, &output) } }
    case .flag(let test):
      return .flag { FieldValue.test(test, inside: enter, $0) }
    case .elements(let inner):
      return .elements(
        Elements(
          count: inner.isList ? .many : .oneOrNone, content: inner.content, stride: inner.stride,
          visit: { model, body in enter(model) { element, _ in inner.visit(element, body) } },
          test: { FieldValue.test(inner.test, inside: enter, $0) }))
    }
  }

  private static func test(_ inner: @escaping Test, inside enter: Elements.Visit, _ model: UnsafeRawPointer) -> Bool {
    var found = false
    enter(model) { element, _ in found = inner(element) }
    return found
  }
}

extension Elements.Count {
  fileprivate func moved(by offset: Int) -> Self {
    if case .one(let own) = self { .one(offset: offset + own) } else { self }
  }
}

extension PrintedText.Place {
  fileprivate func moved(by offset: Int) -> Self {
    switch self {
    case .stored(let own): .stored(offset: offset + own)
    case .optional(let own): .optional(offset: offset + own)
    case .nested(let read): .nested { read($0 + offset) }
    }
  }

  /// The text; `nil` when it is missing.
  func read(_ model: UnsafeRawPointer) -> String? {
    switch self {
    case .stored(let offset): (model + offset).assumingMemoryBound(to: String.self).pointee
    case .optional(let offset): (model + offset).assumingMemoryBound(to: String?.self).pointee
    case .nested(let read): read(model)
    }
  }
}
