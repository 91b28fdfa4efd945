import { isOpenFor, lockJournal, openTab, subscribeTab } from '../local/tab.ts'

// How long it stays open. Whoever opens it comes by here, so that no page needs this before it was opened.

let stopWatching: (() => void) | undefined

/** To be called once its owner has shown that it is them. `afterMinutes` null: there is no lock, and nothing to close it again. */
export function openJournal(userId: string, afterMinutes: number | null): void {
  stopWatching?.()
  stopWatching = undefined
  openTab(userId)
  if (afterMinutes === null) return
  const stops = [watchInactivity(afterMinutes), subscribeTab(() => !isOpenFor(userId) && stopWatching?.())]
  stopWatching = () => {
    for (const stop of stops) stop()
    stopWatching = undefined
  }
  // It may be over already: set to close at once, in a window that nobody sees.
  if (!isOpenFor(userId)) stopWatching()
}

/** With "as soon as I leave", a page that stays in sight is closed after this long without a touch. */
export const MIN_UNUSED_MS = 300_000

const ACTIVITY_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'input'] as const

/**
 * Closes the journal after `afterMinutes` of the app being hidden or unused; 0: as soon as it is hidden. Timers sleep while a
 * phone does, so the clock is also asked when the page is looked at again. Returns the end of watching.
 */
function watchInactivity(afterMinutes: number): () => void {
  const limit = afterMinutes * 60_000
  const unusedLimit = limit || MIN_UNUSED_MS
  let hiddenAt: number | undefined = document.visibilityState === 'hidden' ? Date.now() : undefined
  let usedAt = Date.now()
  let timer: ReturnType<typeof setTimeout> | undefined

  const dueAt = () => (hiddenAt === undefined ? usedAt + unusedLimit : Math.min(hiddenAt + limit, usedAt + unusedLimit))
  const look = () => {
    clearTimeout(timer)
    const left = dueAt() - Date.now()
    if (left <= 0) lockJournal()
    else timer = setTimeout(look, left)
  }
  const onActivity = () => {
    // Whoever comes back too late has not been here: first the clock, then the touch.
    if (dueAt() - Date.now() <= 0) lockJournal()
    else usedAt = Date.now()
  }
  const onVisibilityChange = () => {
    if (document.visibilityState === 'hidden') {
      hiddenAt ??= Date.now()
      look()
      return
    }
    look()
    hiddenAt = undefined
    onActivity()
  }
  document.addEventListener('visibilitychange', onVisibilityChange)
  for (const sign of ACTIVITY_EVENTS) addEventListener(sign, onActivity, { passive: true, capture: true })
  look()
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', onVisibilityChange)
    for (const sign of ACTIVITY_EVENTS) removeEventListener(sign, onActivity, { capture: true })
  }
}
