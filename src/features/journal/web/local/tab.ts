// Whether the journal is open in this tab. Nowhere but in memory: a reload closes it.

let openFor: string | undefined
const listeners = new Set<() => void>()

function put(next: string | undefined): void {
  if (openFor === next) return
  openFor = next
  for (const notify of listeners) notify()
}

export const subscribeTab = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const isOpenFor = (userId: string): boolean => openFor === userId

/** To be called once its owner has shown that it is them. */
export const openJournal = (userId: string): void => put(userId)

export const lockJournal = (): void => put(undefined)

/** With "as soon as I leave", a page that stays in sight is closed after this long without a touch. */
export const MIN_UNUSED_MS = 300_000

const ACTIVITY_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'input'] as const

/**
 * Closes the journal after `afterMinutes` of the app being hidden or unused; 0: as soon as it is hidden. Timers sleep while a
 * phone does, so the clock is also asked when the page is looked at again. Returns the end of watching.
 */
export function watchInactivity(afterMinutes: number): () => void {
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
