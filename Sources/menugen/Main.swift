import ArgumentParser
import MenugenCommands

@main
enum Main {
  static func main() {
    Menugen.run()
  }
}
