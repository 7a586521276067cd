import ArgumentParser
import MenugenCommands

@main
enum Main {
  static func main() async {
    await Menugen.run()
  }
}
