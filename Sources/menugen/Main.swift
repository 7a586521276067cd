import ArgumentParser
import Commands

@main
enum Main {
  static func main() {
    Menugen.main()
  }
}
