import { DOWNLOADS_CACHE } from '../storage/downloads-cache.ts'
import { deletePersonDatabases } from '../storage/person-databases.ts'
import { clearPersonStorage } from '../storage/person-storage.ts'
import { countSealed, discardSealed, sealUnsent } from './seal.ts'
import { hasSealed, lostCount, setLost } from './sealed-marks.ts'
import { WIPE_LOCK } from './wipe-lock.ts'
import { removeShared, type UnsentFate, type UnsentStore } from './unsent.ts'

/** The service worker has no local storage for marks: it leaves changes that it cannot seal to the next page, which reports them. */
const isWorker = () => typeof localStorage === 'undefined'

/**
 * Deletes everything that this browser stores of a person: databases, downloads, unsent changes, keys of local and
 * session storage, notices, the badge. Runs in pages and in the service worker, one run at a time over all of them; it is
 * idempotent. The settings of the device (storage/keys.ts) and sealed changes stay.
 */
export async function wipePerson(userId: string, unsent: UnsentFate, stores: readonly UnsentStore[]): Promise<void> {
  await (navigator.locks ? navigator.locks.request(WIPE_LOCK, () => work(userId, unsent, stores)) : work(userId, unsent, stores))
}

async function work(userId: string, unsent: UnsentFate, stores: readonly UnsentStore[]): Promise<void> {
  const lost = unsent === 'seal' ? await sealUnsent(userId, stores).catch(report) : 0
  if (lost && isWorker()) return
  if (lost) setLost(lostCount() + lost)
  await Promise.all([
    removeShared(userId, stores).catch(report),
    deletePersonDatabases(userId),
    deleteDownloads().catch(report),
    clearNotices().catch(report),
  ])
  if (isWorker()) return
  if (unsent === 'discard' && hasSealed(userId)) await discardSealed(userId).catch(report)
  else if (unsent === 'seal') await countSealed().catch(report)
  clearPersonStorage(userId)
}

function report(error: unknown): undefined {
  console.warn('Something of the person could not be taken off this device.', error)
}

async function deleteDownloads(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(DOWNLOADS_CACHE)
}

/** Notifications contain the text of a person's reminders. */
async function clearNotices(): Promise<void> {
  const worker = (globalThis as { registration?: ServiceWorkerRegistration }).registration
  const registration = worker ?? (await navigator.serviceWorker?.getRegistration())
  for (const notice of (await registration?.getNotifications?.()) ?? []) notice.close()
  await navigator.clearAppBadge?.()
}
