// Apart from the player, like loaded-item.ts: pages that show minutes do not bring the player along.
const listeners = new Set<() => void>()

/** The server has counted more of a listening session: minutes and points may be others now. */
export function announceCounted(): void {
  for (const listener of listeners) listener()
}

/** Subscribes to reports of listening sessions that the server has counted. Returns how to unsubscribe. */
export function onCounted(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
