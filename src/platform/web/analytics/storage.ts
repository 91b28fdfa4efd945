/** In local storage: the latest events of this browser. */
export const HISTORY_KEY = 'conversion-history'
/** In session storage the campaign of this visit, in local storage the latest one. */
export const CAMPAIGN_KEY = 'campaign'
/** In local storage: the person lets their address and id go to the tag manager. */
export const IDENTITY_KEY = 'share-identity'

export function readJson(storage: Storage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** False where the browser refuses, or has no room. */
export function writeJson(storage: Storage, key: string, value: unknown): boolean {
  try {
    storage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

/** Deletes everything that counting stored in this browser. */
export function clearStored(): void {
  for (const key of [HISTORY_KEY, CAMPAIGN_KEY, IDENTITY_KEY]) localStorage.removeItem(key)
  sessionStorage.removeItem(CAMPAIGN_KEY)
}
