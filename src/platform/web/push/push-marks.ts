/** Whose notices this device shows, beyond their session. No name: a hash that only says whether it is the same person again. */
const PUSH_FOR_KEY = 'push-for'
/** Marks that this tab has sent the subscription to the server in this session. */
export const PUSH_REGISTERED_KEY = 'push-told'

async function markOf(userId: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`notices for ${userId}`))
  return btoa(String.fromCharCode(...new Uint8Array(hash)))
}

/** Whether this person, and nobody else since, switched notices on for this device, and the browser still allows them. */
export async function isPushWanted(userId: string): Promise<boolean> {
  try {
    const mark = localStorage.getItem(PUSH_FOR_KEY)
    return mark !== null && 'Notification' in globalThis && Notification.permission === 'granted' && mark === (await markOf(userId))
  } catch {
    // A browser that keeps nothing has nothing to renew.
    return false
  }
}

export async function storePush(userId: string): Promise<void> {
  localStorage.setItem(PUSH_FOR_KEY, await markOf(userId))
  sessionStorage.setItem(PUSH_REGISTERED_KEY, '1')
}

export function clearPush(): void {
  localStorage.removeItem(PUSH_FOR_KEY)
  sessionStorage.removeItem(PUSH_REGISTERED_KEY)
}
