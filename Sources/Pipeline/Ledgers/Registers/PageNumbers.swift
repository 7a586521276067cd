import MenugenViewModels

extension Presentation {
  /// Links to the pages of a long list.
  ///
  /// - Parameters:
  ///   - index: The index of the current page.
  ///   - route: Returns the route of a page.
  func pageLinks(at index: Int, of count: Int, to route: (Int) -> Route) -> [LinkViewModel] {
    let here = route(index)
    return linkedPages(at: index, of: count).map { page in
      LinkViewModel(LabelViewModel(number(page + 1)), url: here.link(to: route(page)), isCurrent: page == index)
    }
  }
}

/// The pages that a page links to: all of up to 20.
///
/// Otherwise the first, last and neighbouring pages, and multiples of ten, hundred and thousand around it.
func linkedPages(at index: Int, of count: Int) -> [Int] {
  if count <= 20 { return Array(0..<count) }
  var numbers: Set<Int> = [1, count]
  numbers.formUnion(max(1, index - 1)...min(count, index + 3))
  var step = 1
  while step < count {
    let start = (index + 1) / (step * 10) * (step * 10)
    numbers.formUnion(stride(from: start, through: start + step * 10, by: step).filter { (1...count).contains($0) })
    step *= 10
  }
  return numbers.sorted().map { $0 - 1 }
}
