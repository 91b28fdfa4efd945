import { isOpenFor, lockJournal, openTab, subscribeTab } from '../local/tab.ts'

// Closes an open journal after a time. Only unlocking loads this module, so that no page needs it earlier.

let stopWatching: (() => void) | undefined

/** Call it after the person was verified. `afterMinutes` null: there is no lock, so the journal never closes. */
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
  // The time may be over already: with "close at once" in a hidden window.
  if (!isOpenFor(userId)) stopWatching()
}

/** With "as soon as I leave", a visible page is locked after this time without input. */
export const MIN_UNUSED_MS = 300_000

const ACTIVITY_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'input'] as const

/**
 * Locks the journal after `afterMinutes` of the app being hidden or unused; 0: as soon as it is hidden. Timers stop while a
 * phone sleeps, so the clock is also checked when the page becomes visible. Returns a function that stops watching.
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
    // The clock is checked before the input counts, so that input after the timeout does not extend it.
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
