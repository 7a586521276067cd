/// The files of a new theme, which change nothing until their comments are removed.
let starterTheme: [(path: String, text: String)] = [
  (
    "theme.yaml",
    """
    # The settings of this theme. It has only what differs from the default theme.

    # Style sheets add to those of the default theme. To replace them:
    # css: replace

    # Other sites that public pages may load scripts, styles, fonts and pictures from:
    # origins: ["https://stats.example"]

    """
  ),
  (
    "assets/ink.css",
    """
    /* These rules add to the default theme's. The colours come from ink and paper in site.yaml:
       var(--ink), var(--soft), var(--line) and var(--paper).

    h1 { letter-spacing: 0; }
    */

    """
  ),
  (
    "strings/en.yaml",
    """
    # Words of the default theme that this theme changes, one file a language:
    # visitUs: Come and see us

    """
  ),
  (
    "templates/hooks/head.mustache",
    """
    {{! At the end of <head> of public pages, such as a script that counts visitors:
    <script src="https://stats.example/count.js" async></script>
    Write its site into origins of theme.yaml, too. The other hooks are header, footer and after-menu. }}

    """
  ),
]
