import Templates

/// The data of the specification's cases, with a name for each value that they give to one name by turns.
struct Spec: TemplateModel {
  static let shape = Shape<Spec>(
    "spec",
    [
      .text("subject") { _ in "world" },
      .text("forbidden") { _ in "& \" < >" },
      .markup("safe") { _ in "& \" < >" },
      .text("string") { _ in "---" },
      .markup("rawString") { _ in "---" },
      .markup("lines") { _ in "<\n->" },
      .text("data") { _ in "I got interpolated." },
      .text("bar") { _ in "text" },
      .text("text") { _ in "Hey!" },
      .text("value") { _ in "yes" },
      .text("two") { _ in "second" },
      .text("fruit") { _ in "apples" },
      .text("braces") { _ in "{{subject}}" },
      .optionalText("nothing") { _ in nil },
      .optionalText("empty") { _ in "" },
      .optionalText("something") { _ in "bar" },
      .optionalMarkup("noMarkup") { _ in nil },
      .optionalMarkup("someMarkup") { _ in "<b>" },
      .flag("boolean") { _ in true },
      .flag("no") { _ in false },
      .list("list") { _ in [Item(item: "1"), Item(item: "2"), Item(item: "3")] },
      .list("emptyList") { _ in [Item]() },
      .texts("letters") { _ in ["a", "b", "<"] },
      .texts("noTexts") { _ in [] },
      .object("person") { _ in Person(name: "Joe") },
      .optional("missingPerson") { _ in Person?.none },
      .optional("presentPerson") { _ in Person(name: "Ann") },
      .object("nested") { _ in Basket(fruit: "bananas") },
      .object("a") { _ in LevelA() },
      .object("b") { _ in LevelB(name: "Wrong") },
      .list("tops") { _ in [Top(middles: [Middle(name: "1", bottoms: ["x", "y"])])] },
    ])
}

struct Item: TemplateModel {
  var item: String
  static let shape = Shape<Item>("item", [.text("item") { $0.item }])
}

struct Person: TemplateModel {
  var name: String
  static let shape = Shape<Person>(
    "person", [.text("name") { $0.name }, .markup("html") { $0.name }, .flag("isNamed") { !$0.name.isEmpty }])
}

struct Basket: TemplateModel {
  var fruit: String
  static let shape = Shape<Basket>("basket", [.text("fruit") { $0.fruit }])
}

struct LevelA: TemplateModel {
  static let shape = Shape<LevelA>("a", [.text("one") { _ in "1" }, .object("b") { _ in LevelB(name: "Phil") }])
}

struct LevelB: TemplateModel {
  var name: String
  static let shape = Shape<LevelB>("b", [.text("two") { _ in "2" }, .object("c") { LevelC(name: $0.name) }])
}

struct LevelC: TemplateModel {
  var name: String
  static let shape = Shape<LevelC>(
    "c",
    [.text("three") { _ in "3" }, .text("name") { $0.name }, .flag("yes") { _ in true }, .flag("no") { _ in false }])
}

struct Top: TemplateModel {
  var middles: [Middle]
  static let shape = Shape<Top>("top", [.object("person") { _ in Person(name: "A") }, .list("middles") { $0.middles }])
}

struct Middle: TemplateModel {
  var name: String
  var bottoms: [String]
  static let shape = Shape<Middle>(
    "middle", [.text("middle") { $0.name }, .list("bottoms") { $0.bottoms.map(Item.init) }])
}

/// A model that holds itself, as sections of a menu do.
struct Tree: TemplateModel {
  var name: String
  var children: [Tree] = []
  static let shape = Shape<Tree>(
    "tree",
    [.text("name") { $0.name }, .list("children") { $0.children }, .flag("hasChildren") { !$0.children.isEmpty }])
}

/// Two models that hold each other.
struct Folder: TemplateModel {
  var name: String
  var files: [File] = []
  static let shape = Shape<Folder>("folder", [.text("folder") { $0.name }, .list("files") { $0.files }])
}

struct File: TemplateModel {
  var name: String
  var folders: [Folder] = []
  static let shape = Shape<File>("file", [.text("file") { $0.name }, .list("folders") { $0.folders }])
}
