package import Text

/// A view model that templates can show.
///
/// Its shape names what a theme may write and how each value is reached: a table of closures, written once by hand.
///
/// ```swift
/// extension MenuItemViewModel: TemplateModel {
///   package static let shape = Shape<Self>("item", [
///     .text("name") { $0.name },
///     .optionalText("price") { $0.price },
///     .list("labels") { $0.labels },
///   ])
/// }
/// ```
package protocol TemplateModel: Sendable {
  static var shape: Shape<Self> { get }
}

/// The names a theme may write where a `Model` is shown.
package struct Shape<Model>: Sendable {
  let name: String
  let fields: [Field<Model>]

  /// `name` is what diagnostics call the model: `item` in "'pric' is not a name of item".
  package init(_ name: String, _ fields: [Field<Model>]) {
    self.name = name
    self.fields = fields
  }
}

/// One name of a shape, what kind of value it stands for, and how that is read.
package struct Field<Model>: Sendable {
  let name: String
  let value: FieldValue
}

// MARK: - values that are printed

extension Field {
  /// Text, escaped where it is printed: `{{name}}`.
  package static func text(_ name: String, _ get: @escaping @Sendable (borrowing Model) -> String) -> Field {
    printed(name, .text, get)
  }

  /// Text that may be missing; empty counts as missing.
  ///
  /// `{{#note}}<p>{{note}}</p>{{/note}}`
  package static func optionalText(_ name: String, _ get: @escaping @Sendable (borrowing Model) -> String?) -> Field {
    printedIfPresent(name, .text, get)
  }

  /// An address: the one kind that may begin the value of `href`, `src` and their like.
  package static func url(_ name: String, _ get: @escaping @Sendable (borrowing Model) -> String) -> Field {
    printed(name, .url, get)
  }

  /// An address that may be missing; empty counts as missing.
  package static func optionalURL(_ name: String, _ get: @escaping @Sendable (borrowing Model) -> String?) -> Field {
    printedIfPresent(name, .url, get)
  }

  /// HTML that is safe as it stands: `{{{description}}}`.
  package static func markup(_ name: String, _ get: @escaping @Sendable (borrowing Model) -> String) -> Field {
    printed(name, .markup, get)
  }

  /// Safe HTML that may be missing; empty counts as missing.
  package static func optionalMarkup(_ name: String, _ get: @escaping @Sendable (borrowing Model) -> String?) -> Field {
    printedIfPresent(name, .markup, get)
  }

  /// Safe HTML that is written straight into the page: whole elements, such as `<script>` with JSON-LD in it.
  package static func markupWriter(
    _ name: String, _ write: @escaping @Sendable (borrowing Model, inout ByteBuffer) -> Void
  ) -> Field {
    Field(name: name, value: .writer(writing(write)))
  }

  private static func printed(
    _ name: String, _ kind: PrintedText.Kind, _ get: @escaping @Sendable (borrowing Model) -> String
  ) -> Field {
    Field(
      name: name,
      value: .text(PrintedText(kind: kind, read: reading(get), test: nil)))
  }

  private static func printedIfPresent(
    _ name: String, _ kind: PrintedText.Kind, _ get: @escaping @Sendable (borrowing Model) -> String?
  ) -> Field {
    let text = PrintedText(
      kind: kind,
      read: reading { get($0) ?? "" },
      test: reading { !(get($0) ?? "").isEmpty })
    return Field(name: name, value: .text(text))
  }
}

// MARK: - values that decide and repeat

extension Field {
  /// Yes or no, for sections alone: `{{#isSoldOut}}…{{/isSoldOut}}`.
  package static func flag(_ name: String, _ get: @escaping @Sendable (borrowing Model) -> Bool) -> Field {
    Field(name: name, value: .flag(reading(get)))
  }

  /// Models in order; a section is written once for each.
  package static func list<Element: TemplateModel>(
    _ name: String, _ get: @escaping @Sendable (borrowing Model) -> [Element]
  ) -> Field {
    let elements = Elements(
      count: .many, content: .model(ModelType(Element.self)), stride: MemoryLayout<Element>.stride,
      visit: visiting { model, body in visit(get(model), body) },
      test: reading { !get($0).isEmpty })
    return Field(name: name, value: .elements(elements))
  }

  /// Texts in order; a section is written once for each, which `{{.}}` prints.
  package static func texts(_ name: String, _ get: @escaping @Sendable (borrowing Model) -> [String]) -> Field {
    let elements = Elements(
      count: .many, content: .text, stride: MemoryLayout<String>.stride,
      visit: visiting { model, body in visit(get(model), body) },
      test: reading { !get($0).isEmpty })
    return Field(name: name, value: .elements(elements))
  }

  /// A model that is always there: `{{#frame}}{{title}}{{/frame}}`, or `{{frame.title}}`.
  package static func object<Element: TemplateModel>(
    _ name: String, _ get: @escaping @Sendable (borrowing Model) -> Element
  ) -> Field {
    let elements = Elements(
      count: .one, content: .model(ModelType(Element.self)), stride: MemoryLayout<Element>.stride,
      visit: visiting { model, body in
        withUnsafePointer(to: get(model)) { body($0, 1) }
      },
      test: { _ in true })
    return Field(name: name, value: .elements(elements))
  }

  /// A model that may be missing: its section is written when it is there.
  package static func optional<Element: TemplateModel>(
    _ name: String, _ get: @escaping @Sendable (borrowing Model) -> Element?
  ) -> Field {
    let elements = Elements(
      count: .oneOrNone, content: .model(ModelType(Element.self)), stride: MemoryLayout<Element>.stride,
      visit: visiting { model, body in
        guard let element = get(model) else { return }
        withUnsafePointer(to: element) { body($0, 1) }
      },
      test: reading { get($0) != nil })
    return Field(name: name, value: .elements(elements))
  }
}

/// Hands an array's storage on without copying an element.
private func visit<Element>(_ elements: [Element], _ body: (UnsafeRawPointer, Int) -> Void) {
  elements.withUnsafeBufferPointer { buffer in
    if let base = buffer.baseAddress, !buffer.isEmpty { body(base, buffer.count) }
  }
}

// MARK: - models where they lie

// A model is a struct of many strings: copying one counts a reference for each, which measured as half of a page's
// time. `~Copyable` keeps these from copying what they read.

private func reading<Model: ~Copyable, Value>(
  _ get: @escaping @Sendable (borrowing Model) -> Value
) -> @Sendable (UnsafeRawPointer) -> Value {
  { get($0.assumingMemoryBound(to: Model.self).pointee) }
}

private func writing<Model: ~Copyable>(
  _ write: @escaping @Sendable (borrowing Model, inout ByteBuffer) -> Void
) -> @Sendable (UnsafeRawPointer, inout ByteBuffer) -> Void {
  { write($0.assumingMemoryBound(to: Model.self).pointee, &$1) }
}

private func visiting<Model: ~Copyable>(
  _ visit: @escaping @Sendable (borrowing Model, (UnsafeRawPointer, Int) -> Void) -> Void
) -> Elements.Visit {
  { visit($0.assumingMemoryBound(to: Model.self).pointee, $1) }
}
