import MenugenTemplates

/// The data of the specification's cases, with separate names for different values of a name.
struct Spec: TemplateModel {
  var subject = "world"
  var forbidden = "& \" < >"
  var safe = "& \" < >"
  var string = "---"
  var rawString = "---"
  var lines = "<\n->"
  var data = "I got interpolated."
  var bar = "text"
  var text = "Hey!"
  var value = "yes"
  var two = "second"
  var fruit = "apples"
  var braces = "{{subject}}"
  var nothing: String?
  var empty: String? = ""
  var something: String? = "bar"
  var noMarkup: String?
  var someMarkup: String? = "<b>"
  var list = [Item(item: "1"), Item(item: "2"), Item(item: "3")]
  var emptyList = [Item]()
  var letters = ["a", "b", "<"]
  var noTexts: [String] = []
  var person = Person(name: "Joe")
  var missingPerson: Person?
  var presentPerson: Person? = Person(name: "Ann")
  var nested = Basket(fruit: "bananas")
  var a = LevelA()
  var b = LevelB(name: "Wrong")
  var tops = [Top(middles: [Middle(name: "1", bottoms: ["x", "y"])])]

  static let shape = Shape<Spec>(
    "spec",
    [
      .text("subject", \.subject),
      .text("forbidden", \.forbidden),
      .markup("safe", \.safe),
      .text("string", \.string),
      .markup("rawString", \.rawString),
      .markup("lines", \.lines),
      .text("data", \.data),
      .text("bar", \.bar),
      .text("text", \.text),
      .text("value", \.value),
      .text("two", \.two),
      .text("fruit", \.fruit),
      .text("braces", \.braces),
      .optionalText("nothing", \.nothing),
      .optionalText("empty", \.empty),
      .optionalText("something", \.something),
      .optionalMarkup("noMarkup", \.noMarkup),
      .optionalMarkup("someMarkup", \.someMarkup),
      .flag("boolean") { _ in true },
      .flag("no") { _ in false },
      .list("list", \.list),
      .list("emptyList", \.emptyList),
      .texts("letters", \.letters),
      .texts("noTexts", \.noTexts),
      .object("person", \.person),
      .optional("missingPerson", \.missingPerson),
      .optional("presentPerson", \.presentPerson),
      .object("nested", \.nested),
      .object("a", \.a),
      .object("b", \.b),
      .list("tops", \.tops),
    ])
}

struct Item: TemplateModel {
  var item: String
  static let shape = Shape<Item>("item", [.text("item", \.item)])
}

struct Person: TemplateModel {
  var name: String
  static let shape = Shape<Person>(
    "person", [.text("name", \.name), .markup("html", \.name), .flag("isNamed") { !$0.name.isEmpty }])
}

struct Basket: TemplateModel {
  var fruit: String
  static let shape = Shape<Basket>("basket", [.text("fruit", \.fruit)])
}

struct LevelA: TemplateModel {
  var one = "1"
  var b = LevelB(name: "Phil")
  static let shape = Shape<LevelA>("a", [.text("one", \.one), .object("b", \.b)])
}

struct LevelB: TemplateModel {
  var two = "2"
  var c: LevelC
  init(name: String) { c = LevelC(name: name) }
  static let shape = Shape<LevelB>("b", [.text("two", \.two), .object("c", \.c)])
}

struct LevelC: TemplateModel {
  var three = "3"
  var name: String
  static let shape = Shape<LevelC>(
    "c",
    [.text("three", \.three), .text("name", \.name), .flag("yes") { _ in true }, .flag("no") { _ in false }])
}

struct Top: TemplateModel {
  var person = Person(name: "A")
  var middles: [Middle]
  static let shape = Shape<Top>("top", [.object("person", \.person), .list("middles", \.middles)])
}

struct Middle: TemplateModel {
  var name: String
  var bottoms: [Item]
  init(name: String, bottoms: [String]) {
    self.name = name
    self.bottoms = bottoms.map { Item(item: $0) }
  }

  static let shape = Shape<Middle>(
    "middle", [.text("middle", \.name), .list("bottoms", \.bottoms)])
}

/// A recursive model.
struct Tree: TemplateModel {
  var name: String
  var children: [Tree] = []
  static let shape = Shape<Tree>(
    "tree",
    [.text("name", \.name), .list("children", \.children), .flag("hasChildren") { !$0.children.isEmpty }])
}

/// Two mutually recursive models.
struct Folder: TemplateModel {
  var name: String
  var files: [File] = []
  static let shape = Shape<Folder>("folder", [.text("folder", \.name), .list("files", \.files)])
}

struct File: TemplateModel {
  var name: String
  var folders: [Folder] = []
  static let shape = Shape<File>("file", [.text("file", \.name), .list("folders", \.folders)])
}
