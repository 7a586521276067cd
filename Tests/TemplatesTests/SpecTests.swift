import MenugenTemplates
import Testing

/// The cases of the Mustache specification, except lambdas, nested lists and numbers, which shapes don't have.
///
/// A missing name or partial is an error here: see `DiagnosticsTests`.
@Suite struct SpecTests {
  @Test(arguments: interpolation) func interpolates(_ spec: SpecCase) { spec.check(with: Spec()) }

  @Test(arguments: sections) func writesSections(_ spec: SpecCase) { spec.check(with: Spec()) }

  @Test(arguments: inverted) func writesInvertedSections(_ spec: SpecCase) { spec.check(with: Spec()) }

  @Test(arguments: comments) func leavesCommentsOut(_ spec: SpecCase) { spec.check(with: Spec()) }

  @Test(arguments: delimiters) func changesDelimiters(_ spec: SpecCase) { spec.check(with: Spec()) }

  @Test(arguments: partials) func includesPartials(_ spec: SpecCase) { spec.check(with: Spec()) }

  @Test(arguments: inheritance) func inheritsBlocks(_ spec: SpecCase) { spec.check(with: Spec()) }
}

private let interpolation = [
  SpecCase("no interpolation", "Hello from {Mustache}!\n", "Hello from {Mustache}!\n"),
  SpecCase("basic", "Hello, {{subject}}!\n", "Hello, world!\n"),
  SpecCase("escaping", "Escaped: {{forbidden}}\n", "Escaped: &amp; &quot; &lt; &gt;\n"),
  SpecCase("triple mustache", "Not escaped: {{{safe}}}\n", "Not escaped: & \" < >\n"),
  SpecCase("ampersand", "Not escaped: {{&safe}}\n", "Not escaped: & \" < >\n"),
  SpecCase("absent", "I ({{nothing}}) be seen!", "I () be seen!"),
  SpecCase("absent, triple mustache", "I ({{{noMarkup}}}) be seen!", "I () be seen!"),
  SpecCase("absent, ampersand", "I ({{&noMarkup}}) be seen!", "I () be seen!"),
  SpecCase("values are not templates", "{{braces}}", "{{subject}}"),
  SpecCase("dotted name", "{{person.name}} == {{#person}}{{name}}{{/person}}", "Joe == Joe"),
  SpecCase("dotted name, triple mustache", "{{{person.html}}} == {{#person}}{{{html}}}{{/person}}", "Joe == Joe"),
  SpecCase("dotted name, ampersand", "{{&person.html}} == {{#person}}{{&html}}{{/person}}", "Joe == Joe"),
  SpecCase("dotted name of any depth", "{{a.b.c.name}} == Phil", "Phil == Phil"),
  SpecCase("broken chain", "{{missingPerson.name}} == ", " == "),
  SpecCase("first part is resolved as any name", "{{#a}}{{b.c.name}}{{/a}} == Phil", "Phil == Phil"),
  SpecCase("implicit iterator", "{{#something}}{{.}}{{/something}}", "bar"),
  SpecCase("implicit iterator escapes", "{{#letters}}{{.}}{{/letters}}", "ab&lt;"),
  SpecCase("implicit iterator, triple mustache", "{{#someMarkup}}{{{.}}}{{/someMarkup}}", "<b>"),
  SpecCase("surrounding whitespace", "| {{string}} |", "| --- |"),
  SpecCase("surrounding whitespace, triple mustache", "| {{{rawString}}} |", "| --- |"),
  SpecCase("surrounding whitespace, ampersand", "| {{&rawString}} |", "| --- |"),
  SpecCase("alone on a line", "  {{string}}\n", "  ---\n"),
  SpecCase("alone on a line, triple mustache", "  {{{rawString}}}\n", "  ---\n"),
  SpecCase("alone on a line, ampersand", "  {{&rawString}}\n", "  ---\n"),
  SpecCase("padding", "|{{ string }}|", "|---|"),
  SpecCase("padding, triple mustache", "|{{{ rawString }}}|", "|---|"),
  SpecCase("padding, ampersand", "|{{& rawString }}|", "|---|"),
]

private let sections = [
  SpecCase("truthy", "\"{{#boolean}}This should be rendered.{{/boolean}}\"", "\"This should be rendered.\""),
  SpecCase("falsey", "\"{{#no}}This should not be rendered.{{/no}}\"", "\"\""),
  SpecCase("null is falsey", "\"{{#nothing}}This should not be rendered.{{/nothing}}\"", "\"\""),
  SpecCase("empty text is falsey", "\"{{#empty}}This should not be rendered.{{/empty}}\"", "\"\""),
  SpecCase("context", "\"{{#person}}Hi {{name}}.{{/person}}\"", "\"Hi Joe.\""),
  SpecCase("parent contexts", "{{#nested}}{{subject}}, {{fruit}}, {{person.name}}{{/nested}}", "world, bananas, Joe"),
  SpecCase("value is on top", "{{#something}}{{.}} is {{something}}{{/something}}", "bar is bar"),
  SpecCase(
    "list contexts",
    "{{#tops}}{{#middles}}{{person.name}}{{middle}}.{{#bottoms}}{{person.name}}{{middle}}{{item}}.{{/bottoms}}"
      + "{{/middles}}{{/tops}}", "A1.A1x.A1y."),
  SpecCase(
    "deeply nested contexts",
    "{{#a}}\n{{one}}\n{{#b}}\n{{one}}{{two}}{{one}}\n{{#c}}\n{{one}}{{two}}{{three}}{{two}}{{one}}\n{{/c}}\n"
      + "{{one}}{{two}}{{one}}\n{{/b}}\n{{one}}\n{{/a}}\n", "1\n121\n12321\n121\n1\n"),
  SpecCase("list", "\"{{#list}}{{item}}{{/list}}\"", "\"123\""),
  SpecCase("empty list", "\"{{#emptyList}}Yay lists!{{/emptyList}}\"", "\"\""),
  SpecCase("strings are no lists", "\"{{#something}}foo{{/something}}\"", "\"foo\""),
  SpecCase(
    "doubled", "{{#boolean}}\n* first\n{{/boolean}}\n* {{two}}\n{{#boolean}}\n* third\n{{/boolean}}\n",
    "* first\n* second\n* third\n"),
  SpecCase("nested, truthy", "| A {{#boolean}}B {{#boolean}}C{{/boolean}} D{{/boolean}} E |", "| A B C D E |"),
  SpecCase("nested, falsey", "| A {{#no}}B {{#no}}C{{/no}} D{{/no}} E |", "| A  E |"),
  SpecCase("implicit iterator", "\"{{#letters}}({{.}}){{/letters}}\"", "\"(a)(b)(&lt;)\""),
  SpecCase("dotted name, truthy", "{{#a.b.c.yes}}Here{{/a.b.c.yes}} == Here", "Here == Here"),
  SpecCase("dotted name, falsey", "{{#a.b.c.no}}Here{{/a.b.c.no}} == ", " == "),
  SpecCase("dotted name, broken chain", "{{#missingPerson.isNamed}}Here{{/missingPerson.isNamed}} == ", " == "),
  SpecCase("dotted name to a context", "{{#a.b.c}}{{three}}{{name}}{{/a.b.c}}", "3Phil"),
  SpecCase("surrounding whitespace", " | {{#boolean}}\t|\t{{/boolean}} | \n", " | \t|\t | \n"),
  SpecCase(
    "internal whitespace", " | {{#boolean}} {{! Important Whitespace }}\n {{/boolean}} | \n", " |  \n  | \n"),
  SpecCase(
    "indented inline sections", " {{#boolean}}YES{{/boolean}}\n {{#boolean}}GOOD{{/boolean}}\n", " YES\n GOOD\n"),
  SpecCase(
    "standalone lines", "| This Is\n{{#boolean}}\n|\n{{/boolean}}\n| A Line\n", "| This Is\n|\n| A Line\n"),
  SpecCase(
    "indented standalone lines", "| This Is\n  {{#boolean}}\n|\n  {{/boolean}}\n| A Line\n",
    "| This Is\n|\n| A Line\n"),
  SpecCase("standalone line endings", "|\r\n{{#boolean}}\r\n{{/boolean}}\r\n|", "|\r\n|"),
  SpecCase("standalone without previous line", "  {{#boolean}}\n#{{/boolean}}\n/", "#\n/"),
  SpecCase("standalone without newline", "#{{#boolean}}\n/\n  {{/boolean}}", "#\n/\n"),
  SpecCase("padding", "|{{# boolean }}={{/ boolean }}|", "|=|"),
]

private let inverted = [
  SpecCase("falsey", "\"{{^no}}This should be rendered.{{/no}}\"", "\"This should be rendered.\""),
  SpecCase("null", "\"{{^nothing}}This should be rendered.{{/nothing}}\"", "\"This should be rendered.\""),
  SpecCase("truthy", "\"{{^boolean}}This should not be rendered.{{/boolean}}\"", "\"\""),
  SpecCase("truthy text", "\"{{^something}}This should not be {{string}}.{{/something}}\"", "\"\""),
  SpecCase("context", "\"{{^person}}Hi {{person.name}}.{{/person}}\"", "\"\""),
  SpecCase("optional context", "{{^missingPerson}}no{{/missingPerson}}{{^presentPerson}}no{{/presentPerson}}", "no"),
  SpecCase("list", "\"{{^list}}{{subject}}{{/list}}\"", "\"\""),
  SpecCase("empty list", "\"{{^emptyList}}Yay lists!{{/emptyList}}\"", "\"Yay lists!\""),
  SpecCase("empty list of texts", "\"{{^noTexts}}Yay lists!{{/noTexts}}\"", "\"Yay lists!\""),
  SpecCase(
    "doubled", "{{^no}}\n* first\n{{/no}}\n* {{two}}\n{{^no}}\n* third\n{{/no}}\n", "* first\n* second\n* third\n"),
  SpecCase("nested, falsey", "| A {{^no}}B {{^no}}C{{/no}} D{{/no}} E |", "| A B C D E |"),
  SpecCase("nested, truthy", "| A {{^boolean}}B {{^boolean}}C{{/boolean}} D{{/boolean}} E |", "| A  E |"),
  SpecCase("dotted name, truthy", "{{^a.b.c.yes}}Not Here{{/a.b.c.yes}} == ", " == "),
  SpecCase("dotted name, falsey", "{{^a.b.c.no}}Not Here{{/a.b.c.no}} == Not Here", "Not Here == Not Here"),
  SpecCase(
    "dotted name, broken chain", "{{^missingPerson.isNamed}}Not Here{{/missingPerson.isNamed}}", "Not Here"),
  SpecCase("surrounding whitespace", " | {{^no}}\t|\t{{/no}} | \n", " | \t|\t | \n"),
  SpecCase("internal whitespace", " | {{^no}} {{! Important Whitespace }}\n {{/no}} | \n", " |  \n  | \n"),
  SpecCase("indented inline sections", " {{^no}}NO{{/no}}\n {{^no}}WAY{{/no}}\n", " NO\n WAY\n"),
  SpecCase("standalone lines", "| This Is\n{{^no}}\n|\n{{/no}}\n| A Line\n", "| This Is\n|\n| A Line\n"),
  SpecCase(
    "indented standalone lines", "| This Is\n  {{^no}}\n|\n  {{/no}}\n| A Line\n", "| This Is\n|\n| A Line\n"),
  SpecCase("standalone line endings", "|\r\n{{^no}}\r\n{{/no}}\r\n|", "|\r\n|"),
  SpecCase("standalone without previous line", "  {{^no}}\n^{{/no}}\n/", "^\n/"),
  SpecCase("standalone without newline", "^{{^no}}\n/\n  {{/no}}", "^\n/\n"),
  SpecCase("padding", "|{{^ no }}={{/ no }}|", "|=|"),
]

private let comments = [
  SpecCase("inline", "12345{{! Comment Block! }}67890", "1234567890"),
  SpecCase("multiline", "12345{{!\n  This is a\n  multi-line comment...\n}}67890\n", "1234567890\n"),
  SpecCase("standalone", "Begin.\n{{! Comment Block! }}\nEnd.\n", "Begin.\nEnd.\n"),
  SpecCase("indented standalone", "Begin.\n  {{! Indented Comment Block! }}\nEnd.\n", "Begin.\nEnd.\n"),
  SpecCase("standalone line endings", "|\r\n{{! Standalone Comment }}\r\n|", "|\r\n|"),
  SpecCase("standalone without previous line", "  {{! I'm Still Standalone }}\n!", "!"),
  SpecCase("standalone without newline", "!\n  {{! I'm Still Standalone }}", "!\n"),
  SpecCase("multiline standalone", "Begin.\n{{!\nSomething's going on here...\n}}\nEnd.\n", "Begin.\nEnd.\n"),
  SpecCase(
    "indented multiline standalone", "Begin.\n  {{!\n    Something's going on here...\n  }}\nEnd.\n",
    "Begin.\nEnd.\n"),
  SpecCase("indented inline", "  12 {{! 34 }}\n", "  12 \n"),
  SpecCase("surrounding whitespace", "12345 {{! Comment Block! }} 67890", "12345  67890"),
]

private let delimiters = [
  SpecCase("pair", "{{=<% %>=}}(<%text%>)", "(Hey!)"),
  SpecCase("special characters", "({{=[ ]=}}[text])", "(Hey!)"),
  SpecCase(
    "sections",
    "[\n{{#boolean}}\n  {{data}}\n  |data|\n{{/boolean}}\n\n{{= | | =}}\n|#boolean|\n  {{data}}\n  |data|\n|/boolean|\n]\n",
    "[\n  I got interpolated.\n  |data|\n\n  {{data}}\n  I got interpolated.\n]\n"),
  SpecCase(
    "inverted sections",
    "[\n{{^no}}\n  {{data}}\n  |data|\n{{/no}}\n\n{{= | | =}}\n|^no|\n  {{data}}\n  |data|\n|/no|\n]\n",
    "[\n  I got interpolated.\n  |data|\n\n  {{data}}\n  I got interpolated.\n]\n"),
  SpecCase(
    "partials don't inherit them", "[ {{>include}} ]\n{{= | | =}}\n[ |>include| ]\n",
    partials: ["include": ".{{value}}."], "[ .yes. ]\n[ .yes. ]\n"),
  SpecCase(
    "partials keep theirs", "[ {{>include}} ]\n[ .{{value}}.  .|value|. ]\n",
    partials: ["include": ".{{value}}. {{= | | =}} .|value|."], "[ .yes.  .yes. ]\n[ .yes.  .|value|. ]\n"),
  SpecCase("surrounding whitespace", "| {{=@ @=}} |", "|  |"),
  SpecCase("outlying whitespace", " | {{=@ @=}}\n", " | \n"),
  SpecCase("standalone", "Begin.\n{{=@ @=}}\nEnd.\n", "Begin.\nEnd.\n"),
  SpecCase("indented standalone", "Begin.\n  {{=@ @=}}\nEnd.\n", "Begin.\nEnd.\n"),
  SpecCase("standalone line endings", "|\r\n{{= @ @ =}}\r\n|", "|\r\n|"),
  SpecCase("standalone without previous line", "  {{=@ @=}}\n=", "="),
  SpecCase("standalone without newline", "=\n  {{=@ @=}}", "=\n"),
  SpecCase("padding", "|{{= @   @ =}}|", "||"),
]

private let partials = [
  SpecCase("basic", "\"{{>text}}\"", partials: ["text": "from partial"], "\"from partial\""),
  SpecCase("context", "\"{{>partial}}\"", partials: ["partial": "*{{text}}*"], "\"*Hey!*\""),
  SpecCase(
    "nested", "{{>outer}}", partials: ["outer": "*{{subject}} {{>inner}}*", "inner": "{{value}}!"], "*world yes!*"),
  SpecCase("surrounding whitespace", "| {{>partial}} |", partials: ["partial": "\t|\t"], "| \t|\t |"),
  SpecCase("inline indentation", "  {{value}}  {{> partial}}\n", partials: ["partial": ">\n>"], "  yes  >\n>\n"),
  SpecCase("standalone line endings", "|\r\n{{>partial}}\r\n|", partials: ["partial": ">"], "|\r\n>|"),
  SpecCase("standalone without previous line", "  {{>partial}}\n>", partials: ["partial": ">\n>"], "  >\n  >>"),
  SpecCase("standalone without newline", ">\n  {{>partial}}", partials: ["partial": ">\n>"], ">\n  >\n  >"),
  SpecCase(
    "standalone indentation", "\\\n {{>partial}}\n/\n",
    partials: ["partial": "|\n{{{lines}}}a b{{{lines}}}c\n|\n"], "\\\n |\n <\n->a b<\n->c\n |\n/\n"),
  SpecCase("padding", "|{{> partial }}|", partials: ["partial": "[]"], "|[]|"),
  SpecCase(
    "indentation of sections", "  {{>partial}}\n",
    partials: ["partial": "{{#list}}\n{{item}}\n\n{{/list}}\n{{#boolean}}yes{{/boolean}}\n"],
    "  1\n\n  2\n\n  3\n\n  yes\n"),
]

private let inheritance = [
  SpecCase("default", "{{$title}}Default title{{/title}}\n", "Default title\n"),
  SpecCase("variable", "{{$foo}}default {{bar}} content{{/foo}}\n", "default text content\n"),
  SpecCase("triple mustache", "{{$foo}}default {{{safe}}} content{{/foo}}\n", "default & \" < > content\n"),
  SpecCase("sections", "{{$foo}}default {{#person}}{{name}}{{/person}} content{{/foo}}\n", "default Joe content\n"),
  SpecCase("inverted sections", "{{$foo}}default {{^no}}{{value}}{{/no}} content{{/foo}}\n", "default yes content\n"),
  SpecCase("values are not templates", "{{$foo}}{{braces}}{{/foo}}\n", "{{subject}}\n"),
  SpecCase(
    "inherit", "{{<include}}{{/include}}\n", partials: ["include": "{{$foo}}default content{{/foo}}"],
    "default content"),
  SpecCase(
    "overridden content", "{{<super}}{{$title}}sub template title{{/title}}{{/super}}",
    partials: ["super": "...{{$title}}Default title{{/title}}..."], "...sub template title..."),
  SpecCase(
    "data doesn't override a block", "{{<include}}{{$text}}in template{{/text}}{{/include}}",
    partials: ["include": "{{$text}}in include{{/text}}"], "in template"),
  SpecCase(
    "data doesn't override a default", "{{<include}}{{/include}}",
    partials: ["include": "{{$text}}in include{{/text}}"], "in include"),
  SpecCase(
    "overridden parent", "test {{<parent}}{{$stuff}}override{{/stuff}}{{/parent}}",
    partials: ["parent": "{{$stuff}}...{{/stuff}}"], "test override"),
  SpecCase(
    "two overridden parents",
    "test {{<parent}}{{$stuff}}override1{{/stuff}}{{/parent}} {{<parent}}{{$stuff}}override2{{/stuff}}{{/parent}}\n",
    partials: ["parent": "|{{$stuff}}...{{/stuff}}{{$default}} default{{/default}}|"],
    "test |override1 default| |override2 default|\n"),
  SpecCase(
    "override with newlines", "{{<parent}}{{$ballmer}}\npeaked\n\n:(\n{{/ballmer}}{{/parent}}",
    partials: ["parent": "{{$ballmer}}peaking{{/ballmer}}"], "peaked\n\n:(\n"),
  SpecCase(
    "inherit indentation", "{{<parent}}{{$nineties}}hammer time{{/nineties}}{{/parent}}",
    partials: ["parent": "stop:\n  {{$nineties}}collaborate and listen{{/nineties}}\n"], "stop:\n  hammer time\n"),
  SpecCase(
    "only one override", "{{<parent}}{{$stuff2}}override two{{/stuff2}}{{/parent}}",
    partials: ["parent": "{{$stuff}}new default one{{/stuff}}, {{$stuff2}}new default two{{/stuff2}}"],
    "new default one, override two"),
  SpecCase(
    "parent without blocks is a partial", "{{>parent}}|{{<parent}}{{/parent}}",
    partials: ["parent": "{{$foo}}default content{{/foo}}"], "default content|default content"),
  SpecCase(
    "recursion", "{{<parent}}{{$foo}}override{{/foo}}{{/parent}}",
    partials: [
      "parent": "{{$foo}}default content{{/foo}} {{$bar}}{{<parent2}}{{/parent2}}{{/bar}}",
      "parent2": "{{$foo}}parent2 default content{{/foo}} {{<parent}}{{$bar}}don't recurse{{/bar}}{{/parent}}",
    ], "override override override don't recurse"),
  SpecCase(
    "multi-level inheritance", "{{<parent}}{{$a}}c{{/a}}{{/parent}}",
    partials: [
      "parent": "{{<older}}{{$a}}p{{/a}}{{/older}}", "older": "{{<grandParent}}{{$a}}o{{/a}}{{/grandParent}}",
      "grandParent": "{{$a}}g{{/a}}",
    ], "c"),
  SpecCase(
    "multi-level inheritance, no sub child", "{{<parent}}{{/parent}}",
    partials: [
      "parent": "{{<older}}{{$a}}p{{/a}}{{/older}}", "older": "{{<grandParent}}{{$a}}o{{/a}}{{/grandParent}}",
      "grandParent": "{{$a}}g{{/a}}",
    ], "p"),
  SpecCase(
    "text inside parent, with a block", "{{<parent}} asdfasd {{$foo}}hmm{{/foo}} asdfasdfasdf {{/parent}}",
    partials: ["parent": "{{$foo}}default content{{/foo}}"], "hmm"),
  SpecCase(
    "text inside parent", "{{<parent}} asdfasd asdfasdfasdf {{/parent}}",
    partials: ["parent": "{{$foo}}default content{{/foo}}"], "default content"),
  SpecCase(
    "block scope", "{{<parent}}{{$block}}I say {{fruit}}.{{/block}}{{/parent}}",
    partials: ["parent": "{{#nested}}{{$block}}You say {{fruit}}.{{/block}}{{/nested}}"], "I say bananas."),
  SpecCase(
    "standalone parent", "Hi,\n  {{<parent}}{{/parent}}\n", partials: ["parent": "one\ntwo\n"], "Hi,\n  one\n  two\n"),
  SpecCase(
    "standalone block", "{{<parent}}{{$block}}\none\ntwo{{/block}}\n{{/parent}}\n",
    partials: ["parent": "Hi,\n  {{$block}}{{/block}}\n"], "Hi,\n  one\n  two\n"),
  SpecCase(
    "block reindentation", "{{<parent}}{{$block}}\n    one\n    two\n{{/block}}{{/parent}}\n",
    partials: ["parent": "Hi,\n  {{$block}}\n  {{/block}}\n"], "Hi,\n  one\n  two\n"),
  SpecCase(
    "intrinsic indentation", "{{<parent}}{{$block}}\none\ntwo\n{{/block}}{{/parent}}\n",
    partials: ["parent": "Hi,\n{{$block}}\n  default\n{{/block}}\n"], "Hi,\n  one\n  two\n"),
  SpecCase(
    "nested block reindentation", "{{<parent}}{{$nested}}\nthree\n{{/nested}}{{/parent}}\n",
    partials: [
      "parent":
        "{{<grandparent}}{{$block}}\n  one\n  {{$nested}}\n    two\n  {{/nested}}\n{{/block}}{{/grandparent}}\n",
      "grandparent": "{{$block}}default{{/block}}",
    ], "one\n  three\n"),
]
