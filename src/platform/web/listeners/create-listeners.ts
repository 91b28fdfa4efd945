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

/** Those of something in local storage, which other tabs change, too. */
export function createStorageListeners(): Listeners {
  const { notify, subscribe } = createListeners()
  return {
    notify,
    subscribe(listener) {
      const stop = subscribe(listener)
      addEventListener('storage', listener)
      return () => {
        stop()
        removeEventListener('storage', listener)
      }
    },
  }
}
