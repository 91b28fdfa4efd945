import { getUnsentKey } from '#platform/contract/session.ts'
import { call } from '#platform/web/api/call.ts'
import { storedKey, storeKey } from '#platform/web/leaving/seal.ts'
import { hasSealed } from '#platform/web/leaving/sealed-marks.ts'
import { WIPE_LOCK } from '#platform/web/leaving/wipe-lock.ts'
import { knownUser } from '#platform/web/session/stored-user.ts'

/**
 * Prepares this browser for an unexpected end of the session: stores the key for encrypting unsent changes.
 * Changes encrypted at an earlier end are restored and sent. Never rejects: without a network, or where the page is not secure (no
 * `crypto.subtle`), there is no key, and the next start tries again.
 */
export async function prepareUnsent(userId: string): Promise<void> {
  try {
    const waits = hasSealed(userId)
    if ((await beforeWipe(userId, () => storedKey(userId))) && !waits) return
    const { key } = await call(getUnsentKey, undefined, { asUser: userId })
    const fresh = await beforeWipe(userId, () => storeKey(userId, key))
    if (waits && fresh) await (await import('./restore.ts')).restoreUnsent(userId, fresh)
  } catch (error) {
    console.info('What is not sent could not be made ready for the end of the session.', error)
  }
}

/** Not once a wipe has begun, in this tab or another: the key's database would be created again, and left behind. */
async function beforeWipe<T>(userId: string, work: () => Promise<T>): Promise<T | undefined> {
  const guarded = async () => (knownUser()?.id === userId ? work() : undefined)
  return navigator.locks ? navigator.locks.request(WIPE_LOCK, guarded) : guarded()
}
