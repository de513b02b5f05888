import Recurse
import TestSupport
import Testing

/// `RECURSE_DESCRIBE=keys`: the commands of each demo where it starts. Behind them a demo would
/// tell what is wrong with its keys.
@Suite("The keys of the demos", .blocking) struct DescribedKeysTests {
  private static let demos = [
    (
      "books-demo",
      """
      try-again  s              Try again (disabled)
      close      escape         Close (disabled)
      search     /              Search
      reload     r              Reload
      help       f1, ctrl+p, ?  Commands
      quit       q, ctrl+q      Quit
      back       escape         Back

      """
    ),
    (
      "gallery",
      """
      theme                t              Theme
      previous-theme       T              Previous theme
      dark-or-light        l              Dark or light
      source               v              Source
      page-welcome                        Page: Welcome
      page-colors                         Page: Colors
      page-text                           Page: Text
      page-buttons                        Page: Buttons
      page-toggles                        Page: Toggles
      page-pickers                        Page: Pickers
      page-numbers                        Page: Numbers
      page-fields                         Page: Fields
      page-editors                        Page: Editors
      page-dates                          Page: Dates
      page-forms                          Page: Forms
      page-lists                          Page: Lists
      page-trees                          Page: Trees
      page-tables                         Page: Tables
      page-logs                           Page: Logs
      page-markdown                       Page: Markdown
      page-diffs                          Page: Diffs
      page-tabs                           Page: Tabs
      page-navigation                     Page: Navigation
      page-split                          Page: Split
      page-panes                          Page: Panes
      page-layout                         Page: Layout
      page-panels                         Page: Panels
      page-groups                         Page: Groups
      page-progress                       Page: Progress
      page-gauges                         Page: Gauges
      page-canvas                         Page: Canvas
      page-charts                         Page: Charts
      page-images                         Page: Images
      page-links                          Page: Links
      page-scrolling                      Page: Scrolling
      page-menus                          Page: Menus
      page-layers                         Page: Layers
      page-files                          Page: Files
      page-prompts                        Page: Prompts
      page-emptiness                      Page: Empty and failed
      page-hints                          Page: Key hints
      theme-standard                      Theme: standard
      theme-high-contrast                 Theme: high-contrast
      theme-color-blind                   Theme: color-blind
      theme-nord                          Theme: nord
      theme-gruvbox                       Theme: gruvbox
      theme-catppuccin                    Theme: catppuccin
      theme-dracula                       Theme: dracula
      help                 f1, ctrl+p, ?  Commands
      quit                 q, ctrl+q      Quit
      pages                escape         Pages (disabled)

      """
    ),
    (
      "login-demo",
      """
      help  f1, ctrl+p, ?  Commands
      quit  ctrl+q         Quit

      """
    ),
    (
      "queue-demo",
      """
      remove   delete         Remove
      append   a              Append
      insert   i              Insert
      shuffle  s              Shuffle
      help     f1, ctrl+p, ?  Commands
      quit     q, ctrl+q      Quit

      """
    ),
    (
      "quotes-demo",
      """
      reload-all  r              Reload all
      help        f1, ctrl+p, ?  Commands
      quit        q, ctrl+q      Quit

      """
    ),
    (
      "stories-demo",
      """
      delete  delete         Delete
      add     a              Add
      help    f1, ctrl+p, ?  Commands
      quit    q, ctrl+q      Quit

      """
    ),
    (
      "seven-guis",
      """
      task-counter                     Task: Counter
      task-temperature                 Task: Temperature Converter
      task-flight                      Task: Flight Booker
      task-timer                       Task: Timer
      task-crud                        Task: CRUD
      task-circles                     Task: Circle Drawer
      task-cells                       Task: Cells
      help              f1, ctrl+p, ?  Commands
      quit              q, ctrl+q      Quit
      count             +              Count
      reset             0              Reset (disabled)
      tasks             escape         Tasks (disabled)

      """
    ),
    (
      "timer-demo",
      """
      help  f1, ctrl+p, ?  Commands
      quit  q, ctrl+q      Quit

      """
    ),
    (
      "tracks-demo",
      """
      reload  r              Reload
      help    f1, ctrl+p, ?  Commands
      quit    q, ctrl+q      Quit

      """
    ),
    (
      "user-list-demo",
      """
      delete     d              Delete
      try-again  s              Try again (disabled)
      add        a              Add
      undo       u              Undo (disabled)
      filter     /              Filter
      help       f1, ctrl+p, ?  Commands
      quit       q, ctrl+q      Quit

      """
    ),
  ]

  private static let pages = [
    (
      "layers",
      """
      delete               delete         Delete
      rename               f2             Rename
      new                  n              New
      undo                 u              Undo (disabled)
      first-file           g g            First file
      last-file            g e            Last file
      """
    ),
    (
      "layout",
      """
      next-value           right          Next value
      next-box             tab            Next box
      add-box              +              Add box
      remove-box           -              Remove box
      reset                r              Reset
      previous-value       left           Previous value
      previous-box         shift+tab      Previous box
      """
    ),
    (
      "tables",
      """
      end-program          delete         End program
      """
    ),
    (
      "tabs",
      """
      next-tab             ctrl+pagedown  Next tab
      previous-tab         ctrl+pageup    Previous tab
      """
    ),
  ]

  private static let ofGallery = """

    pages                escape         Pages
    theme                t              Theme
    previous-theme       T              Previous theme
    dark-or-light        l              Dark or light
    source               v              Source
    page-welcome                        Page: Welcome
    page-colors                         Page: Colors
    page-text                           Page: Text
    page-buttons                        Page: Buttons
    page-toggles                        Page: Toggles
    page-pickers                        Page: Pickers
    page-numbers                        Page: Numbers
    page-fields                         Page: Fields
    page-editors                        Page: Editors
    page-dates                          Page: Dates
    page-forms                          Page: Forms
    page-lists                          Page: Lists
    page-trees                          Page: Trees
    page-tables                         Page: Tables
    page-logs                           Page: Logs
    page-markdown                       Page: Markdown
    page-diffs                          Page: Diffs
    page-tabs                           Page: Tabs
    page-navigation                     Page: Navigation
    page-split                          Page: Split
    page-panes                          Page: Panes
    page-layout                         Page: Layout
    page-panels                         Page: Panels
    page-groups                         Page: Groups
    page-progress                       Page: Progress
    page-gauges                         Page: Gauges
    page-canvas                         Page: Canvas
    page-charts                         Page: Charts
    page-images                         Page: Images
    page-links                          Page: Links
    page-scrolling                      Page: Scrolling
    page-menus                          Page: Menus
    page-layers                         Page: Layers
    page-files                          Page: Files
    page-prompts                        Page: Prompts
    page-emptiness                      Page: Empty and failed
    page-hints                          Page: Key hints
    theme-standard                      Theme: standard
    theme-high-contrast                 Theme: high-contrast
    theme-color-blind                   Theme: color-blind
    theme-nord                          Theme: nord
    theme-gruvbox                       Theme: gruvbox
    theme-catppuccin                    Theme: catppuccin
    theme-dracula                       Theme: dracula
    help                 f1, ctrl+p, ?  Commands
    quit                 q, ctrl+q      Quit

    """

  @Test("of a page of the gallery come before those of the gallery", arguments: pages)
  func page(page: String, text: String) throws {
    #expect(try wordsOfDemo("gallery", "--page \(page)", part: "keys") == text + Self.ofGallery)
  }

  @Test("are those of their commands, without a conflict", arguments: demos)
  func described(demo: String, text: String) throws {
    #expect(try wordsOfDemo(demo, part: "keys") == text)
  }
}
