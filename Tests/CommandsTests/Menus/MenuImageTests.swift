import MenugenDomain
import MenugenParsers
import MenugenPictures
import Testing

@testable import MenugenCommands
@testable import MenugenSiteBuilder

@Suite struct MenuImageTests {
  @Test(
    arguments: [
      (nil, nil, 640, 480), (320, nil, 320, 240), (nil, 90, 120, 90), (1, nil, 1, 1), (10, 10, 10, 10),
    ] as [(Int?, Int?, Int, Int)])
  func keepsProportionsWhereOneSideIsWritten(width: Int?, height: Int?, shownWidth: Int, shownHeight: Int) {
    var image = MenuImage(source: "assets/a.png", width: width, height: height)
    image.measure(["assets/a.png": ImageSize(width: 640, height: 480)])
    #expect(image.width == shownWidth && image.height == shownHeight)
  }

  @Test func leavesWhatCannotBeMeasured() {
    var image = MenuImage(source: "assets/a.png", width: 30)
    image.measure([:])
    #expect(image.width == 30 && image.height == nil)
  }
}
