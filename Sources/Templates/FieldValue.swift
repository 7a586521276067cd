package import Text

/// A field's value with the model's type forgotten: closures over a pointer to the model, wherever that lies.
package enum FieldValue: Sendable {
  case text(PrintedText)
  case writer(@Sendable (UnsafeRawPointer, inout ByteBuffer) -> Void)
  case flag(@Sendable (UnsafeRawPointer) -> Bool)
  case elements(Elements)
}

/// Something that prints as text.
package struct PrintedText: Sendable {
  package enum Kind: Sendable { case text, url, markup }

  let kind: Kind
  let read: @Sendable (UnsafeRawPointer) -> String
  /// Whether it is there; `nil` for what always is.
  let test: (@Sendable (UnsafeRawPointer) -> Bool)?

  package init(
    kind: Kind, read: @escaping @Sendable (UnsafeRawPointer) -> String,
    test: (@Sendable (UnsafeRawPointer) -> Bool)?
  ) {
    self.kind = kind
    self.read = read
    self.test = test
  }
}

/// Something whose section gives a context: a list, an object, an object that may be missing.
package struct Elements: Sendable {
  package enum Count: Sendable { case one, oneOrNone, many }
  package enum Content: Sendable { case model(ModelType), text }

  package typealias Visit = @Sendable (UnsafeRawPointer, (UnsafeRawPointer, Int) -> Void) -> Void

  let count: Count
  let content: Content
  /// From one element to the next, in bytes.
  let stride: Int
  /// Calls its second argument with the first element and how many there are; not at all when there are none.
  let visit: Visit
  /// Whether there are any.
  let test: @Sendable (UnsafeRawPointer) -> Bool

  package init(
    count: Count, content: Content, stride: Int,
    visit: @escaping Visit, test: @escaping @Sendable (UnsafeRawPointer) -> Bool
  ) {
    self.count = count
    self.content = content
    self.stride = stride
    self.visit = visit
    self.test = test
  }
}

/// A model's type: who it is, and its shape, made when first asked for because types may contain themselves.
package struct ModelType: Sendable {
  let id: ObjectIdentifier
  let makeShape: @Sendable () -> ErasedShape

  package init<Model: TemplateModel>(_ model: Model.Type) {
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
    fields = Dictionary(shape.fields.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
  }
}

extension FieldValue {
  /// This value, reached through `outer`: what the dotted name `outer.this` stands for.
  func inside(_ outer: Elements) -> FieldValue {
    let enter = outer.visit
    switch self {
    case .text(let inner):
      let isAlwaysThere = outer.count == .one && inner.test == nil
      let test: @Sendable (UnsafeRawPointer) -> Bool = { model in
        var found = false
        enter(model) { element, _ in found = inner.test?(element) ?? true }
        return found
      }
      let read: @Sendable (UnsafeRawPointer) -> String = { model in
        var text = ""
        enter(model) { element, _ in text = inner.read(element) }
        return text
      }
      return .text(PrintedText(kind: inner.kind, read: read, test: isAlwaysThere ? nil : test))
    case .writer(let write):
      return .writer { model, output in enter(model) { element, _ in write(element, &output) } }
    case .flag(let test):
      return .flag { model in FieldValue.test(test, inside: enter, model) }
    case .elements(let inner):
      let count = outer.count == .oneOrNone && inner.count == .one ? Elements.Count.oneOrNone : inner.count
      return .elements(
        Elements(
          count: count, content: inner.content, stride: inner.stride,
          visit: { model, body in enter(model) { element, _ in inner.visit(element, body) } },
          test: { model in FieldValue.test(inner.test, inside: enter, model) }))
    }
  }

  private static func test(
    _ inner: @escaping (UnsafeRawPointer) -> Bool,
    inside enter: (UnsafeRawPointer, (UnsafeRawPointer, Int) -> Void) -> Void, _ model: UnsafeRawPointer
  ) -> Bool {
    var found = false
    enter(model) { element, _ in found = inner(element) }
    return found
  }
}
