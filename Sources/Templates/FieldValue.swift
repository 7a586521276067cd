package import MenugenText

/// A field's value with the model's type forgotten: read from a pointer to the model, wherever that lies.
package enum FieldValue: Sendable {
  case text(PrintedText)
  case writer(@Sendable (UnsafeRawPointer, inout ByteBuffer) -> Void)
  case flag(Flag)
  case elements(Elements)
}

/// Something that prints as text.
@usableFromInline package struct PrintedText: Sendable {
  @usableFromInline package enum Kind: Sendable { case text, url, markup }

  /// How it is reached from a pointer to its model.
  @usableFromInline package enum Place: Sendable {
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

/// A yes or no.
@usableFromInline package enum Flag: Sendable {
  /// A `Bool` so many bytes into the model.
  case stored(offset: Int)
  /// What is computed from the model.
  case computed(Elements.Test)
}

/// Something whose section gives a context: a list, an object, an object that may be missing.
@usableFromInline package struct Elements: Sendable {
  @usableFromInline package enum Count: Sendable {
    /// Always there, so many bytes into the model.
    case one(offset: Int)
    /// There or not, so many bytes into the model.
    case oneOrNone(offset: Int)
    case many
  }
  @usableFromInline package enum Content: Sendable { case model(ModelType), text }

  @usableFromInline package typealias Test = @Sendable (UnsafeRawPointer) -> Bool
  /// The first element and how many there are, which stay where they are for as long as the model does.
  @usableFromInline package typealias Find = @Sendable (UnsafeRawPointer) -> (first: UnsafeRawPointer?, count: Int)

  /// Where in a model it is said which of a few elements come, one after the other.
  @usableFromInline package struct Packed: Sendable {
    /// A `UInt64` with four bits for each, the first one's lowest.
    let places: Int
    /// How many there are, an `Int` that the model holds to 0...16.
    let count: Int

    @usableFromInline init(places: Int, count: Int) {
      self.places = places
      self.count = count
    }
  }

  let count: Count
  let content: Content
  /// From one element to the next, in bytes.
  let stride: Int
  let find: Find
  /// Where each stands behind the first, if that isn't its own place: it is then one of a few.
  let packed: Packed?
  /// Whether there are any.
  let test: Test

  @usableFromInline package init(
    count: Count, content: Content, stride: Int, find: @escaping Find, packed: Packed? = nil, test: @escaping Test
  ) {
    self.count = count
    self.content = content
    self.stride = stride
    self.find = find
    self.packed = packed
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
  /// This value, of a model that may be missing: what the dotted name `outer.this` stands for.
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
    }
  }
}

extension Elements {
  fileprivate func inOptional(_ outer: Elements, at offset: Int) -> Elements {
    let isThere = outer.test
    return Elements(
      count: count.inOptional(at: offset), content: content, stride: stride,
      find: { model in isThere(model) ? find(model + offset) : (nil, 0) },
      packed: packed.map { Packed(places: $0.places + offset, count: $0.count + offset) },
      test: { model in isThere(model) && test(model + offset) })
  }
}

extension Elements.Packed {
  @usableFromInline func count(in model: UnsafeRawPointer) -> Int { (model + count).load(as: Int.self) }

  func places(in model: UnsafeRawPointer) -> UInt64 { (model + places).load(as: UInt64.self) }
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
  /// The text; `nil` when it is missing.
  func read(_ model: UnsafeRawPointer) -> String? {
    switch self {
    case .stored(let offset): (model + offset).assumingMemoryBound(to: String.self).pointee
    case .optional(let offset): (model + offset).assumingMemoryBound(to: String?.self).pointee
    case .nested(let read): read(model)
    }
  }
}
