package import MenugenText

/// A view model that templates can show.
///
/// Its shape lists the names a theme may use and how each value is read: by the offset of a stored property, or by a
/// closure.
///
/// ```swift
/// extension MenuItemViewModel: TemplateModel {
///   package static let shape = Shape<Self>("item", [
///     .text("name", \.name),
///     .optionalText("price", \.price),
///     .list("labels", \.labels),
///     .flag("hasLabels") { !$0.labels.isEmpty },
///   ])
/// }
/// ```
@usableFromInline package protocol TemplateModel: Sendable {
  static var shape: Shape<Self> { get }
}

/// The names a theme may use for a `Model`.
@usableFromInline package struct Shape<Model>: Sendable {
  let name: String
  let fields: [String: FieldValue]

  /// The model's name in diagnostics.
  package var modelName: String { name }

  /// - Parameter name: The model's name in diagnostics: `item` in "'pric' is not a name of item".
  package init(_ name: String, _ fields: [Field<Model>]) {
    self.name = name
    self.fields = Dictionary(fields.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
  }
}

/// A name of a shape, with the type and location of its value.
@usableFromInline package struct Field<Model>: Sendable {
  let name: String
  let value: FieldValue

  @usableFromInline init(_ name: String, _ flag: Flag) {
    self.init(name: name, value: .flag(flag))
  }

  @usableFromInline init(_ name: String, _ elements: Elements) {
    self.init(name: name, value: .elements(elements))
  }

  private init(name: String, value: FieldValue) {
    self.name = name
    self.value = value
  }
}

// Inlinable, so that the closures are specialized for the model's type. Unspecialized ones took a third of a page's
// time.

// MARK: - values that are printed

extension Field {
  /// Text, which is escaped: `{{name}}`.
  @inlinable @inline(__always) package static func text(_ name: String, _ path: StoredPath<String>) -> Field {
    printed(name, .text, .stored(offset: offset(of: path)))
  }

  /// Optional text; empty counts as missing.
  ///
  /// `{{#note}}<p>{{note}}</p>{{/note}}`
  @inlinable @inline(__always) package static func optionalText(_ name: String, _ path: StoredPath<String?>) -> Field {
    printed(name, .text, .optional(offset: offset(of: path)))
  }

  /// A URL: the only type that may begin the value of `href`, `src` and similar attributes.
  @inlinable @inline(__always) package static func url(_ name: String, _ path: StoredPath<String>) -> Field {
    printed(name, .url, .stored(offset: offset(of: path)))
  }

  /// An optional URL; empty counts as missing.
  @inlinable @inline(__always) package static func optionalURL(_ name: String, _ path: StoredPath<String?>) -> Field {
    printed(name, .url, .optional(offset: offset(of: path)))
  }

  /// Safe HTML, which isn't escaped: `{{{description}}}`.
  @inlinable @inline(__always) package static func markup(_ name: String, _ path: StoredPath<String>) -> Field {
    printed(name, .markup, .stored(offset: offset(of: path)))
  }

  /// Optional safe HTML; empty counts as missing.
  @inlinable @inline(__always) package static func optionalMarkup(_ name: String, _ path: StoredPath<String?>) -> Field
  {
    printed(name, .markup, .optional(offset: offset(of: path)))
  }

  /// Safe HTML written directly into the page: whole elements, such as `<script>` with JSON-LD.
  package static func markupWriter(
    _ name: String, _ write: @escaping @Sendable (borrowing Model, inout ByteBuffer) -> Void
  ) -> Field {
    Field(name: name, value: .writer(writing(write)))
  }

  @usableFromInline static func printed(_ name: String, _ kind: PrintedText.Kind, _ place: PrintedText.Place) -> Field {
    Field(name: name, value: .text(PrintedText(kind: kind, place: place)))
  }
}

extension Field {
  /// Optional texts by names that the content chooses: `{{#extra.wine}}{{extra.wine}}{{/extra.wine}}`.
  package static func lookup(
    _ name: String, _ find: @escaping @Sendable (borrowing Model, String) -> String?
  ) -> Field {
    Field(name: name, value: .lookup { find($0.assumingMemoryBound(to: Model.self).pointee, $1) })
  }
}

// MARK: - values that decide and repeat

extension Field {
  /// A condition for sections: `{{#isSoldOut}}…{{/isSoldOut}}`.
  @inlinable package static func flag(
    _ name: String, _ get: @escaping @Sendable (borrowing Model) -> Bool
  ) -> Field {
    Field(name, .computed(ModelMemory.reading(get)))
  }

  /// A stored condition.
  @inlinable @inline(__always) package static func flag(_ name: String, _ path: StoredPath<Bool>) -> Field {
    Field(name, .stored(offset: offset(of: path)))
  }

  /// Whether a list isn't empty: `{{#hasPrices}}<dl>…</dl>{{/hasPrices}}`.
  @inlinable @inline(__always) package static func hasAny<Element>(
    _ name: String, _ path: StoredPath<[Element]>
  ) -> Field {
    let offset = offset(of: path)
    return Field(name, .computed { ModelMemory.lending($0 + offset, as: [Element].self) { !$0.isEmpty } })
  }

  /// Whether a text isn't empty.
  @inlinable @inline(__always) package static func hasAny(_ name: String, _ path: StoredPath<String>) -> Field {
    let offset = offset(of: path)
    return Field(name, .computed { ModelMemory.lending($0 + offset, as: String.self) { !$0.isEmpty } })
  }

  /// A list of models; a section is repeated for each.
  @inlinable @inline(__always) package static func list<Element: TemplateModel>(
    _ name: String, _ path: StoredPath<[Element]>
  ) -> Field {
    elements(name, .model(ModelType(Element.self)), path)
  }

  /// A list of texts; a section is repeated for each, and `{{.}}` prints it.
  @inlinable @inline(__always) package static func texts(_ name: String, _ path: StoredPath<[String]>) -> Field {
    elements(name, .text, path)
  }

  /// A model: `{{#frame}}{{title}}{{/frame}}`, or `{{frame.title}}`.
  @inlinable @inline(__always) package static func object<Element: TemplateModel>(
    _ name: String, _ path: StoredPath<Element>
  ) -> Field {
    let offset = offset(of: path)
    let elements = Elements(
      count: .one(offset: offset), content: .model(ModelType(Element.self)), stride: MemoryLayout<Element>.stride,
      find: { ($0 + offset, 1) }, test: { _ in true })
    return Field(name, elements)
  }

  /// An optional model, whose section is written if it exists.
  @inlinable @inline(__always) package static func optional<Element: TemplateModel>(
    _ name: String, _ path: StoredPath<Element?>
  ) -> Field {
    let offset = offset(of: path)
    let elements = Elements(
      count: .oneOrNone(offset: offset), content: .model(ModelType(Element.self)), stride: MemoryLayout<Element>.stride,
      // An optional's value is at the optional's address.
      find: { ModelMemory.isThere($0 + offset, Element.self) ? ($0 + offset, 1) : (nil, 0) },
      test: { ModelMemory.isThere($0 + offset, Element.self) })
    return Field(name, elements)
  }

  @inlinable @inline(__always) package static func elements<Element>(
    _ name: String, _ content: Elements.Content, _ path: StoredPath<[Element]>
  ) -> Field {
    let offset = offset(of: path)
    let elements = Elements(
      count: .many, content: content, stride: MemoryLayout<Element>.stride,
      find: { ModelMemory.storage(ofListAt: $0 + offset, Element.self) },
      test: { ModelMemory.lending($0 + offset, as: [Element].self) { !$0.isEmpty } })
    return Field(name, elements)
  }
}

// MARK: - models where they lie

// Copying a model counts a reference for each of its many strings, which took half of a page's time. Stored properties
// are therefore read in place, and `~Copyable` prevents copies.

extension Field {
  @usableFromInline package typealias StoredPath<Value> = KeyPath<Model, Value>

  /// The byte offset of a stored property.
  ///
  /// Inlined, so that the compiler resolves the key path: creating key paths at run time took a fifth of a theme's
  /// compilation.
  @inlinable @inline(__always) static func offset(of path: PartialKeyPath<Model>) -> Int {
    let offset = MemoryLayout<Model>.offset(of: path)
    precondition(offset != nil, "a shape reads what isn't stored by a closure: \(path)")
    return offset ?? 0
  }
}

/// Access to values at an address, for the closures of shapes.
@usableFromInline enum ModelMemory {
  @inlinable static func isThere<Element>(_ place: UnsafeRawPointer, _ type: Element.Type) -> Bool {
    if case .some = place.assumingMemoryBound(to: Element?.self).pointee { true } else { false }
  }

  /// Calls `body` with the value at `place`, without reference counting.
  @inlinable static func lending<Value: ~Copyable, Result>(
    _ place: UnsafeRawPointer, as type: Value.Type, _ body: (borrowing Value) -> Result
  ) -> Result {
    body(place.assumingMemoryBound(to: type).pointee)
  }

  /// The first element and the count of the list at `place`. Valid while the model is borrowed.
  @inlinable static func storage<Element>(
    ofListAt place: UnsafeRawPointer, _ type: Element.Type
  ) -> (first: UnsafeRawPointer?, count: Int) {
    lending(place, as: [Element].self) { list in
      list.withUnsafeBufferPointer { (UnsafeRawPointer($0.baseAddress), $0.count) }
    }
  }

  @inlinable static func reading<Model: ~Copyable, Value>(
    _ get: @escaping @Sendable (borrowing Model) -> Value
  ) -> @Sendable (UnsafeRawPointer) -> Value {
    { get($0.assumingMemoryBound(to: Model.self).pointee) }
  }
}

private func writing<Model: ~Copyable>(
  _ write: @escaping @Sendable (borrowing Model, inout ByteBuffer) -> Void
) -> @Sendable (UnsafeRawPointer, inout ByteBuffer) -> Void {
  { write($0.assumingMemoryBound(to: Model.self).pointee, &$1) }
}
