import { DOWNLOADS_CACHE } from '../storage/downloads-cache.ts'
import { deletePersonDatabases } from '../storage/person-databases.ts'
import { clearPersonStorage } from '../storage/person-storage.ts'
import { countSealed, discardSealed, sealUnsent } from './seal.ts'
import { hasSealed, lostCount, setLost } from './sealed-marks.ts'
import { WIPE_LOCK } from './wipe-lock.ts'
import { removeShared, type UnsentFate, type UnsentStore } from './unsent.ts'

/** The service worker: it can neither read nor write marks, so what it cannot seal it leaves to the next page, which tells of it. */
const isWorker = () => typeof localStorage === 'undefined'

/**
 * Takes away everything that this browser keeps of a person: databases, downloads, what waits to be sent, keys of local and
 * session storage, notices, the badge. Runs in pages and in the service worker, one run over all of them at a time; twice is
 * as good as once. What stays is a choice of the device (storage/keys.ts), and sealed words.
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

/** A notice says what somebody wanted to be reminded of. */
async function clearNotices(): Promise<void> {
  const worker = (globalThis as { registration?: ServiceWorkerRegistration }).registration
  const registration = worker ?? (await navigator.serviceWorker?.getRegistration())
  for (const notice of (await registration?.getNotifications?.()) ?? []) notice.close()
  await navigator.clearAppBadge?.()
}
