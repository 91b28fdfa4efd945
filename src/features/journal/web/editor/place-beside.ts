type Size = { width: number; height: number }

/** Distances of the bar to the text, and to the window's edges, in px. */
const GAP = 10
const MARGIN = 12

/**
 * The position of a bar beside its text, in window px: above a selection; below the cursor's line without one,
 * so that it does not cover the last written text. Without room it moves to the other side, and never out of the window.
 */
export function placeBeside(
  words: { left: number; top: number; bottom: number; width: number },
  isCursor: boolean,
  bar: Size,
  view: Size,
): { left: number; top: number } {
  const above = words.top - bar.height - GAP
  const below = words.bottom + GAP
  const fitsAbove = above >= MARGIN
  const fitsBelow = below + bar.height + MARGIN <= view.height
  const top = isCursor ? (fitsBelow || !fitsAbove ? below : above) : fitsAbove || !fitsBelow ? above : below
  const middle = words.left + words.width / 2 - bar.width / 2
  return {
    left: Math.max(MARGIN, Math.min(middle, view.width - bar.width - MARGIN)),
    top: Math.max(MARGIN, Math.min(top, view.height - bar.height - MARGIN)),
  }
}
