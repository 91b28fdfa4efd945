const cache = new Map<string, unknown>()

/** Intl objects take 0.1–3 ms to make and are cheap to keep: the few kinds the app uses are kept for ever, each under a key that names all of its options. */
export function cachedIntl<T>(key: string, make: () => T): T {
  if (!cache.has(key)) cache.set(key, make())
  return cache.get(key) as T
}
