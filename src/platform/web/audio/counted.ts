import { createListeners } from '../listeners/create-listeners.ts'

// Apart from the player, like loaded-item.ts: pages that show minutes do not bring the player along.
const listeners = createListeners()

/** The server has counted more of a listening session: minutes and points may be others now. */
export function announceCounted(): void {
  listeners.notify()
}

/** Subscribes to reports of listening sessions that the server has counted. Returns how to unsubscribe. */
export const onCounted = listeners.subscribe
