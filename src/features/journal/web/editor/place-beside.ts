type Size = { width: number; height: number }

/** From the bar to the words, and to the window's edges, px. */
const GAP = 10
const MARGIN = 12

/**
 * Where a bar stands by the words it is for, px in the window: above what is selected; below the cursor's line when nothing is,
 * so that it covers nothing that was just written. Where there is no room it goes to the other side, and never out of the window.
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
