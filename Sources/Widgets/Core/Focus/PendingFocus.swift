import RecurseReconciler

/// The changes of the focus in a commit, until the commit has ended.
@MainActor
struct PendingFocus {
  /// Whether a focusable widget may have been inserted since the last search for one.
  var needsUpdate = true
  /// The position of the widget that lost the focus: the widget there afterwards is next.
  var anchor: FocusAnchor?
  /// The listeners to notify that the removed widget has lost the focus.
  var blur: [NearestListener<FocusChange>] = []
  /// The widgets that are shown again after they were collapsed.
  var shownAgain: [Widget] = []
  /// The widget that the focus has left only so that its typed text is applied.
  var leftBriefly: Widget?
  /// The inserted widget for which a modifier wants the initial focus.
  var suggested: Widget?
  /// The place to which the focus returns, since the content that was opened from there is removed.
  var opener: Openings.Opening?
}
