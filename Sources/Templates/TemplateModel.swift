package import MenugenText

/// A view model that templates can show.
///
/// Its shape names what a theme may write and how each value is reached: a table, written once by hand, of the places of
/// stored properties and of closures for what has to be computed.
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

/// The names a theme may write where a `Model` is shown.
@usableFromInline package struct Shape<Model>: Sendable {
  let name: String
  /// By their names; made once a type, whose `shape` is a constant.
  let fields: [String: FieldValue]

  /// `name` is what diagnostics call the model: `item` in "'pric' is not a name of item".
  package init(_ name: String, _ fields: [Field<Model>]) {
    self.name = name
    self.fields = Dictionary(fields.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
  }
}

/// One name of a shape, what kind of value it stands for, and how that is read.
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

// The bodies are inlinable so that a shape's closures know their model's type: unspecialised ones asked the runtime for
// metadata and copied models, which measured as a third of a page's time.

// MARK: - values that are printed

extension Field {
  /// Text, escaped where it is printed: `{{name}}`.
  @inlinable @inline(__always) package static func text(_ name: String, _ path: StoredPath<String>) -> Field {
    printed(name, .text, .stored(offset: offset(of: path)))
  }

  /// Text that may be missing; empty counts as missing.
  ///
  /// `{{#note}}<p>{{note}}</p>{{/note}}`
  @inlinable @inline(__always) package static func optionalText(_ name: String, _ path: StoredPath<String?>) -> Field {
    printed(name, .text, .optional(offset: offset(of: path)))
  }

  /// An address: the one kind that may begin the value of `href`, `src` and their like.
  @inlinable @inline(__always) package static func url(_ name: String, _ path: StoredPath<String>) -> Field {
    printed(name, .url, .stored(offset: offset(of: path)))
  }

  /// An address that may be missing; empty counts as missing.
  @inlinable @inline(__always) package static func optionalURL(_ name: String, _ path: StoredPath<String?>) -> Field {
    printed(name, .url, .optional(offset: offset(of: path)))
  }

  /// HTML that is safe as it stands: `{{{description}}}`.
  @inlinable @inline(__always) package static func markup(_ name: String, _ path: StoredPath<String>) -> Field {
    printed(name, .markup, .stored(offset: offset(of: path)))
  }

  /// Safe HTML that may be missing; empty counts as missing.
  @inlinable @inline(__always) package static func optionalMarkup(_ name: String, _ path: StoredPath<String?>) -> Field
  {
    printed(name, .markup, .optional(offset: offset(of: path)))
  }

  /// Safe HTML that is written straight into the page: whole elements, such as `<script>` with JSON-LD in it.
  package static func markupWriter(
    _ name: String, _ write: @escaping @Sendable (borrowing Model, inout ByteBuffer) -> Void
  ) -> Field {
    Field(name: name, value: .writer(writing(write)))
  }

  @usableFromInline static func printed(_ name: String, _ kind: PrintedText.Kind, _ place: PrintedText.Place) -> Field {
    Field(name: name, value: .text(PrintedText(kind: kind, place: place)))
  }
}

// MARK: - values that decide and repeat

extension Field {
  /// Yes or no, for sections alone: `{{#isSoldOut}}…{{/isSoldOut}}`.
  @inlinable package static func flag(
    _ name: String, _ get: @escaping @Sendable (borrowing Model) -> Bool
  ) -> Field {
    Field(name, .computed(ModelMemory.reading(get)))
  }

  /// The same for what is stored: it is read where it lies.
  @inlinable @inline(__always) package static func flag(_ name: String, _ path: StoredPath<Bool>) -> Field {
    Field(name, .stored(offset: offset(of: path)))
  }

  /// Whether a list has anything in it: `{{#hasPrices}}<dl>…</dl>{{/hasPrices}}`.
  @inlinable @inline(__always) package static func hasAny<Element>(
    _ name: String, _ path: StoredPath<[Element]>
  ) -> Field {
    let offset = offset(of: path)
    return Field(name, .computed { ModelMemory.lending($0 + offset, as: [Element].self) { !$0.isEmpty } })
  }

  /// Whether a text that is always there isn't empty.
  @inlinable @inline(__always) package static func hasAny(_ name: String, _ path: StoredPath<String>) -> Field {
    let offset = offset(of: path)
    return Field(name, .computed { ModelMemory.lending($0 + offset, as: String.self) { !$0.isEmpty } })
  }

  /// Models in order; a section is written once for each.
  @inlinable @inline(__always) package static func list<Element: TemplateModel>(
    _ name: String, _ path: StoredPath<[Element]>
  ) -> Field {
    elements(name, .model(ModelType(Element.self)), path)
  }

  /// Up to sixteen models in order, each one of a few that may come again and again: a table's cells.
  ///
  /// - Parameters:
  ///   - kinds: These few.
  ///   - places: The place among them of each in order, four bits each, the first one's lowest.
  ///   - count: How many there are in order.
  @inlinable @inline(__always) package static func list<Element: TemplateModel>(
    _ name: String, among kinds: StoredPath<[Element]>, places: StoredPath<UInt64>, count: StoredPath<Int>
  ) -> Field {
    let offset = offset(of: kinds)
    let packed = Elements.Packed(places: self.offset(of: places), count: self.offset(of: count))
    let elements = Elements(
      count: .many, content: .model(ModelType(Element.self)), stride: MemoryLayout<Element>.stride,
      find: { ModelMemory.storage(ofListAt: $0 + offset, Element.self) }, packed: packed,
      test: { packed.count(in: $0) > 0 })
    return Field(name, elements)
  }

  /// Texts in order; a section is written once for each, which `{{.}}` prints.
  @inlinable @inline(__always) package static func texts(_ name: String, _ path: StoredPath<[String]>) -> Field {
    elements(name, .text, path)
  }

  /// A model that is always there: `{{#frame}}{{title}}{{/frame}}`, or `{{frame.title}}`.
  @inlinable @inline(__always) package static func object<Element: TemplateModel>(
    _ name: String, _ path: StoredPath<Element>
  ) -> Field {
    let offset = offset(of: path)
    let elements = Elements(
      count: .one(offset: offset), content: .model(ModelType(Element.self)), stride: MemoryLayout<Element>.stride,
      find: { ($0 + offset, 1) }, test: { _ in true })
    return Field(name, elements)
  }

  /// A model that may be missing: its section is written when it is there.
  @inlinable @inline(__always) package static func optional<Element: TemplateModel>(
    _ name: String, _ path: StoredPath<Element?>
  ) -> Field {
    let offset = offset(of: path)
    let elements = Elements(
      count: .oneOrNone(offset: offset), content: .model(ModelType(Element.self)), stride: MemoryLayout<Element>.stride,
      // An optional's value, where there is one, lies where the optional does.
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

// A model is a struct of many strings: copying one counts a reference for each, which measured as half of a page's
// time. So stored properties are read where they lie, and `~Copyable` keeps these from copying what they read.

extension Field {
  @usableFromInline package typealias StoredPath<Value> = KeyPath<Model, Value>

  /// How many bytes into the model a stored property lies.
  ///
  /// In line with the path, which the compiler then knows: made as objects when the program starts, a theme's paths took a
  /// fifth of its compilation.
  @inlinable @inline(__always) static func offset(of path: PartialKeyPath<Model>) -> Int {
    let offset = MemoryLayout<Model>.offset(of: path)
    precondition(offset != nil, "a shape reads what isn't stored by a closure: \(path)")
    return offset ?? 0
  }
}

/// What shapes' closures do with what lies at a place of a model.
@usableFromInline enum ModelMemory {
  @inlinable static func isThere<Element>(_ place: UnsafeRawPointer, _ type: Element.Type) -> Bool {
    if case .some = place.assumingMemoryBound(to: Element?.self).pointee { true } else { false }
  }

  /// Calls `body` with what lies at `place`: of a list, too, no reference is counted.
  @inlinable static func lending<Value: ~Copyable, Result>(
    _ place: UnsafeRawPointer, as type: Value.Type, _ body: (borrowing Value) -> Result
  ) -> Result {
    body(place.assumingMemoryBound(to: type).pointee)
  }

  /// The first element of the list at `place`, and how many there are. A list's elements stay where they are for as long as
  /// nobody changes the model, which is borrowed while a page is made.
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
