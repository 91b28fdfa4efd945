import { createListeners, type Listeners } from './create-listeners.ts'

/** The listeners of something in local storage, which other tabs change, too. */
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
