/** Most prompts remembered as shown; the oldest are dropped. */
const MAX_PROMPTS_SEEN = 400

/** Tags are compared case-insensitively. */
const isTags = (field: string) => field === 'tags' || field === 'hardTags'

/**
 * An unordered list after a change: removals first, then additions, without duplicates. The server merges with it, and
 * the device applies pending changes with it.
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
