// Whether the journal is open in this tab. Nowhere but in memory: a reload closes it.

let openFor: string | undefined
const listeners = new Set<() => void>()

function put(next: string | undefined): void {
  if (openFor === next) return
  openFor = next
  for (const tell of listeners) tell()
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
export const LEAST_UNUSED_MS = 300_000

const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'input'] as const

/**
 * Closes the journal after `afterMinutes` of the app being hidden or unused; 0: as soon as it is hidden. Timers sleep while a
 * phone does, so the clock is also asked when the page is looked at again. Returns the end of watching.
 */
export function watchAbsence(afterMinutes: number): () => void {
  const limit = afterMinutes * 60_000
  const unusedLimit = limit || LEAST_UNUSED_MS
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
  const alive = () => {
    // Whoever comes back too late has not been here: first the clock, then the touch.
    if (dueAt() - Date.now() <= 0) lockJournal()
    else usedAt = Date.now()
  }
  const seen = () => {
    if (document.visibilityState === 'hidden') {
      hiddenAt ??= Date.now()
      look()
      return
    }
    look()
    hiddenAt = undefined
    alive()
  }
  document.addEventListener('visibilitychange', seen)
  for (const sign of SIGNS_OF_LIFE) addEventListener(sign, alive, { passive: true, capture: true })
  look()
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', seen)
    for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, alive, { capture: true })
  }
}
