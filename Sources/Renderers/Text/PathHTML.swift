import MenugenText

/// Writes a category's or an account's path, which may be broken after each slash.
func writePath(_ path: String, to output: inout ByteBuffer) {
  for (place, name) in path.split(separator: "/", omittingEmptySubsequences: false).enumerated() {
    if place > 0 { output.append("/<wbr>") }
    output.appendHTML(String(name))
  }
}
