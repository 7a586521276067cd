import ArgumentParser
import Commands

@main
enum Main {
  static func main() async {
    await Menugen.run()
  }
}
