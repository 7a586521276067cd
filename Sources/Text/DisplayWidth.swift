/// How many terminal cells a text takes.
package func displayWidth(of text: String) -> Int {
  text.unicodeScalars.count
}
