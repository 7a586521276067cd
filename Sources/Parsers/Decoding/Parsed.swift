package import MenugenChecks

/// A value that was read, and the places that checks across files need.
package struct Parsed<Content> {
  package var content: Content
  package var origins: Origins

  package init(_ content: Content, _ origins: Origins) {
    self.content = content
    self.origins = origins
  }
}

extension Parsed: Sendable where Content: Sendable {}

typealias Reference = Origins.Reference
