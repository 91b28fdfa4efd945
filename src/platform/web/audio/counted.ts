// Apart from the player, like loaded-item.ts: pages that show minutes do not bring the player along.
const listeners = new Set<() => void>()

/** The server has counted more of a listening session: minutes and points may be others now. */
export function announceCounted(): void {
  for (const listener of listeners) listener()
}

/** Hears of every report of a listening session that the server has counted. Gives what ends it. */
export function onCounted(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
