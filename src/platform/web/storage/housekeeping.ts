import { COOKIE_CONSENT_KEY, isDataCacheKey, isTemporaryKey, QUIZ_TIMESTAMP_PREFIX, WIKI_WELCOME_DISMISSED_KEY } from './keys.ts'

/** Assumed limit of a site's local storage in browsers, in characters. */
export const STORAGE_BUDGET = 5_242_880
const WARN_ABOVE = 0.8
const MAX_REMOVED_PER_RUN = 50
const QUIZ_LIFETIME_MS = 7 * 86_400_000
/** Key in session storage: this tab has cleaned up. */
export const CLEANED_MARKER = 'storage-cleaned'

/** Runs `work` with a fallback: a browser that refuses storage must still show the app. */
function guarded<T>(what: string, work: () => T, otherwise: T): T {
  try {
    return work()
  } catch (error) {
    console.warn(`Local storage: ${what} failed.`, error)
    return otherwise
  }
}

function keys(): string[] {
  return Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i)).filter((key) => key !== null)
}

function isStale(key: string, now: number): boolean {
  if (key === WIKI_WELCOME_DISMISSED_KEY || isDataCacheKey(key) || isTemporaryKey(key)) return true
  if (!key.startsWith(QUIZ_TIMESTAMP_PREFIX)) return false
  const written = Number(localStorage.getItem(key))
  return Number.isFinite(written) && written > 0 && now - written > QUIZ_LIFETIME_MS
}

/**
 * Removes expired keys, at most 50, once per tab session. Returns the number of removed keys.
 * `now` in epoch milliseconds.
 */
export function cleanUpStorage(now: number = Date.now()): number {
  return guarded(
    'cleaning up',
    () => {
      if (sessionStorage.getItem(CLEANED_MARKER) !== null) return 0
      sessionStorage.setItem(CLEANED_MARKER, String(now))
      const stale = keys()
        .filter((key) => isStale(key, now))
        .slice(0, MAX_REMOVED_PER_RUN)
      for (const key of stale) localStorage.removeItem(key)
      return stale.length
    },
    0,
  )
}

/** Used share of the assumed budget, 0 to 1 and over; logs a warning above 80 %. */
export function storageUsage(): number {
  return guarded(
    'measuring',
    () => {
      const used = keys().reduce((sum, key) => sum + key.length + (localStorage.getItem(key)?.length ?? 0), 0)
      const share = used / STORAGE_BUDGET
      if (share > WARN_ABOVE) console.warn(`Local storage is ${Math.round(share * 100)} % full (${used} of ${STORAGE_BUDGET} characters).`)
      return share
    },
    0,
  )
}

/** At every start: deletes copies of server data, applies the answer to the cookie question, and checks the budget. */
export function startStorage(): void {
  guarded(
    'starting',
    () => {
      for (const key of keys()) if (isDataCacheKey(key)) localStorage.removeItem(key)
      if (localStorage.getItem(COOKIE_CONSENT_KEY) === null) localStorage.setItem(COOKIE_CONSENT_KEY, 'accepted')
    },
    undefined,
  )
  cleanUpStorage()
  storageUsage()
}
