/** The listeners of one thing that changes. */
export interface Listeners {
  notify(): void
  /** Returns how to unsubscribe. */
  subscribe(listener: () => void): () => void
}

export function createListeners(): Listeners {
  const listeners = new Set<() => void>()
  return {
    notify() {
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
