import MenugenCArena
import MenugenCCMark
import MenugenText

/// A document parsed by libcmark.
///
/// Allocated in its thread's arena, so a thread can have only one at a time.
struct MarkdownTree: ~Copyable {
  private let root: OpaquePointer?

  init(parsing bytes: Span<UInt8>) {
    let parser = cmark_parser_new_with_mem(CMARK_OPT_DEFAULT, arena)
    bytes.withUnsafeBytes { cmark_parser_feed(parser, $0.bindMemory(to: CChar.self).baseAddress, $0.count) }
    root = cmark_parser_finish(parser)
    cmark_parser_free(parser)
  }

  deinit { menugen_arena_reset() }

  /// Visits every node except the root in document order: `enter` before its children, `leave` after them.
  ///
  /// If `enter` returns false, the node's children and its end are skipped. Not recursive, so any depth is safe.
  func walk<State: ~Copyable>(
    _ state: inout State, enter: (inout State, MarkdownNode) -> Bool, leave: (inout State, MarkdownNode) -> Void
  ) {
    guard let root, var node = cmark_node_first_child(root) else { return }
    while true {
      if enter(&state, MarkdownNode(node)) {
        if let child = cmark_node_first_child(node) {
          node = child
          continue
        }
        leave(&state, MarkdownNode(node))
      }
      while true {
        if let next = cmark_node_next(node) {
          node = next
          break
        }
        guard let parent = cmark_node_parent(node), parent != root else { return }
        node = parent
        leave(&state, MarkdownNode(node))
      }
    }
  }
}

/// A node of a tree, valid as long as the tree.
struct MarkdownNode: Equatable {
  private let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) { self.pointer = pointer }

  var kind: cmark_node_type { cmark_node_get_type(pointer) }
  var headingLevel: Int { Int(cmark_node_get_heading_level(pointer)) }
  var line: Int { Int(cmark_node_get_start_line(pointer)) }

  var isBulletList: Bool { cmark_node_get_list_type(pointer) == CMARK_BULLET_LIST }
  var listStart: Int { Int(cmark_node_get_list_start(pointer)) }

  /// Whether it is a paragraph in an item of a tight list.
  var isTight: Bool {
    guard let parent = cmark_node_parent(pointer), let list = cmark_node_parent(parent) else { return false }
    return cmark_node_get_type(list) == CMARK_NODE_LIST && cmark_node_get_list_tight(list) != 0
  }

  /// The text and code in it, without the alternative text of images.
  var words: String {
    var words = ""
    var node = cmark_node_first_child(pointer)
    while let current = node {
      switch cmark_node_get_type(current) {
      case CMARK_NODE_TEXT, CMARK_NODE_CODE:
        words += MarkdownNode(current).withLiteral { String(decoding: $0, as: UTF8.self) }
      case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: words += " "
      default: break
      }
      let isImage = cmark_node_get_type(current) == CMARK_NODE_IMAGE
      node = (isImage ? nil : cmark_node_first_child(current)) ?? next(after: current)
    }
    return words
  }

  /// The lines of a paragraph's text.
  var lines: [String] {
    var lines = [""]
    var node = cmark_node_first_child(pointer)
    while let current = node {
      switch cmark_node_get_type(current) {
      case CMARK_NODE_TEXT, CMARK_NODE_CODE:
        lines[lines.count - 1] += MarkdownNode(current).withLiteral { String(decoding: $0, as: UTF8.self) }
      case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: lines.append("")
      default: break
      }
      node = cmark_node_first_child(current) ?? next(after: current)
    }
    return lines
  }

  /// The node after another one and its descendants, within this node.
  private func next(after last: OpaquePointer) -> OpaquePointer? {
    var node = last
    while node != pointer {
      if let next = cmark_node_next(node) { return next }
      guard let parent = cmark_node_parent(node) else { return nil }
      node = parent
    }
    return nil
  }

  func withLiteral<Result>(_ body: (Span<UInt8>) -> Result) -> Result { with(cmark_node_get_literal(pointer), body) }
  func withDestination<Result>(_ body: (Span<UInt8>) -> Result) -> Result { with(cmark_node_get_url(pointer), body) }
  func withTitle<Result>(_ body: (Span<UInt8>) -> Result) -> Result { with(cmark_node_get_title(pointer), body) }
  func withFenceInfo<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    with(cmark_node_get_fence_info(pointer), body)
  }

  /// Calls `body` with a C string of the node, which is valid as long as the tree.
  private func with<Result>(_ text: UnsafePointer<CChar>?, _ body: (Span<UInt8>) -> Result) -> Result {
    guard let text else { return body(Span()) }
    var count = 0
    while text[count] != 0 { count += 1 }
    let bytes = UnsafeRawBufferPointer(start: text, count: count)
    return body(Span(_unsafeElements: bytes.assumingMemoryBound(to: UInt8.self)))
  }
}

/// libcmark's allocator. Nodes keep a pointer to it, so it is never freed.
nonisolated(unsafe) private let arena: UnsafeMutablePointer<cmark_mem> = {
  let memory = UnsafeMutablePointer<cmark_mem>.allocate(capacity: 1)
  memory.initialize(
    to: cmark_mem(calloc: menugen_arena_calloc, realloc: menugen_arena_realloc, free: menugen_arena_free))
  return memory
}()
