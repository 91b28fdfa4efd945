/** Prompts that are remembered as shown; the oldest make room. */
const MAX_PROMPTS_SEEN = 400

/** Tags are the same whatever their case. */
const isTags = (field: string) => field === 'tags' || field === 'hardTags'

/**
 * A list without an order of its own after a change: first taken out, then added, each once. The server merges by it, and
 * the device shows what waits by it.
 */
export function changedSet(field: string, old: readonly string[], add: readonly string[] = [], remove: readonly string[] = []): string[] {
  const fold = (item: string) => (isTags(field) ? item.toLowerCase() : item)
  const removed = new Set(remove.map(fold))
  const retained = old.filter((item) => !removed.has(fold(item)))
  const known = new Set(retained.map(fold))
  for (const item of add) {
    if (!known.has(fold(item))) retained.push(item)
    known.add(fold(item))
  }
  return field === 'promptsSeen' ? retained.slice(-MAX_PROMPTS_SEEN) : retained
}
