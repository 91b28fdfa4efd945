import { knownUser } from './stored-user.ts'
import type { UnsentFate, UnsentStore } from '../leaving/unsent.ts'

export type Leaving = {
  userId: string
  unsent: UnsentFate
  /** Signed out without a network: the server's session still has to be ended. */
  isUntold?: boolean
}

const KEY = 'fernwell.leaving'
/** Time for closing pages to store the last typed text before the browser is wiped. */
const SETTLE_MS = 300

let loadStores: () => Promise<readonly UnsentStore[]> = async () => []

/** Registers the loader of the features' stores of unsent changes; it runs when a person signs out. */
export function provideUnsentStores(load: () => Promise<readonly UnsentStore[]>): void {
  loadStores = load
}

/** A wipe that was started and has not ended, for example because the browser was closed. */
export function readLeaving(): Leaving | undefined {
  try {
    const leaving = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Leaving | null
    return typeof leaving?.userId === 'string' ? leaving : undefined
  } catch {
    return undefined
  }
}

export function storeLeaving(leaving: Leaving | undefined): void {
  try {
    if (leaving) localStorage.setItem(KEY, JSON.stringify(leaving))
    else localStorage.removeItem(KEY)
  } catch {
    // Without storage, an interrupted wipe is not resumed.
  }
}

/**
 * Wipes all data of a person in this browser (wipe-person.ts); an interrupted wipe is resumed at the next start. Never rejects.
 * A person whose session ended may have been typing, so it first waits until the text is stored.
 */
export async function wipe(leaving: Leaving): Promise<void> {
  storeLeaving(leaving)
  try {
    const [{ wipePerson }, stores] = await Promise.all([import('../leaving/wipe-person.ts'), loadStores()])
    if (leaving.unsent === 'seal') await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
    // The person signed in again meanwhile.
    if (knownUser()?.id === leaving.userId) return
    await wipePerson(leaving.userId, leaving.unsent, stores)
    storeLeaving(leaving.isUntold ? leaving : undefined)
  } catch (error) {
    console.warn('This browser could not be wiped now; it is tried again at the next start.', error)
  }
}
