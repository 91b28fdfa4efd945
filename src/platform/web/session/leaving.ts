import { knownUser } from './stored-user.ts'
import type { UnsentFate, UnsentStore } from '../leaving/unsent.ts'

export type Leaving = {
  userId: string
  unsent: UnsentFate
  /** Signed out without a network: the server still has to hear of it. */
  isUntold?: boolean
}

const KEY = 'fernwell.leaving'
/** Pages that close write down what was typed last; then the browser is wiped. */
const SETTLE_MS = 300

let loadStores: () => Promise<readonly UnsentStore[]> = async () => []

/** The app tells where features keep what is not sent yet; asked for when somebody leaves. */
export function provideUnsentStores(load: () => Promise<readonly UnsentStore[]>): void {
  loadStores = load
}

/** Who is on their way out: a wipe that was begun and is not known to have ended, as when the browser was closed in its midst. */
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
    // Then an interrupted wipe is not gone on with.
  }
}

/**
 * Wipes all that this browser keeps of a person (wipe-person.ts); what is interrupted goes on at the next start. Never rejects.
 * Somebody who was put out may have been in the middle of a sentence: it is waited for.
 */
export async function wipe(leaving: Leaving): Promise<void> {
  storeLeaving(leaving)
  try {
    const [{ wipePerson }, stores] = await Promise.all([import('../leaving/wipe-person.ts'), loadStores()])
    if (leaving.unsent === 'seal') await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
    // Signed in again before it came to that.
    if (knownUser()?.id === leaving.userId) return
    await wipePerson(leaving.userId, leaving.unsent, stores)
    storeLeaving(leaving.isUntold ? leaving : undefined)
  } catch (error) {
    console.warn('This browser could not be wiped now; it is tried again at the next start.', error)
  }
}
