import { staysOnDevice } from './keys.ts'

/** Takes a person's keys out of local and session storage: all but choices of this device, so that a feature's new key goes, too. */
export function clearPersonStorage(userId: string): void {
  for (const key of Object.keys(localStorage)) if (!staysOnDevice(key, userId)) localStorage.removeItem(key)
  sessionStorage.clear()
}
