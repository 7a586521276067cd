import Testing
import MenugenText

struct HTMLAnchorTests {
  @Test(
    "Ids are read from tags as HTML writes them",
    arguments: [
      ("<p id=\"a\"><b id='b'>x</b><i id=c>y</i>", ["a", "b", "c"]),
      ("<P\nCLASS = \"x\"\n ID = \"Big One\" hidden>", ["Big One"]),
      ("<a name=\"old\"></a><input name=\"no\"><br id=x/>", ["old", "x/"]),
      ("<p data-id=\"no\" title=\"id='no'\">id=\"no\"</p><p id>", []),
      ("<!-- <p id=\"no\"> --><p id=\"a&amp;b&#39;&#xFC;&nbsp;&\">", ["a&b'ü&nbsp;&"]),
      ("<script>x = '<p id=\"no\">'</script><STYLE id=\"s\"><p id=\"no\"></STYLE><p id=\"süß\">", ["s", "süß"]),
      ("<", []), ("<p", []), ("<p id", []), ("<p id=", []), ("<p id=\"open", ["open"]), ("<p = / == id=a>", ["a"]),
      ("<!--", []), ("<script", []), ("1 < 2 <3 id=\"no\">", []), ("<p id=\"&#xFFFFFFFFF;&#0;\">", ["&#xFFFFFFFFF;\0"]),
    ])
  func readsIDs(html: String, ids: [String]) {
    let found = htmlAnchors(in: html.utf8.span)
    #expect(found == ids)
  }
}
