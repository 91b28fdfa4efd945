import { createListeners } from '#platform/web/listeners/create-listeners.ts'

/** In local storage: the time of the first visit on this device (epoch milliseconds), or that the person has answered. */
export const INSTALL_KEY = 'fernwell.install-hint'
const ANSWERED = 'answered'

/** The event that Chromium sends when a page may be installed; no library types it. */
type InstallPrompt = Event & { prompt(): Promise<unknown> }

let prompt: InstallPrompt | undefined
const listeners = createListeners()
const { notify } = listeners

/** Call once, at start-up: the browser sends the event once, early, and not again. */
export function captureInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    // After an answer to us, the browser's own behaviour applies.
    if (storedVisit() === ANSWERED) return
    event.preventDefault()
    prompt = event as InstallPrompt
    notify()
  })
  addEventListener('appinstalled', dismissForGood)
}

/** The browser's own dialog, while it offers one. */
export const installPrompt = (): InstallPrompt | undefined => prompt

/** Never again on this device. */
export function dismissForGood(): void {
  prompt = undefined
  storeVisit(ANSWERED)
}

/** The value stored under INSTALL_KEY; undefined where a browser has no storage. */
export function storedVisit(): string | undefined {
  try {
    return localStorage.getItem(INSTALL_KEY) ?? undefined
  } catch {
    return undefined
  }
}

export function storeVisit(value: string): void {
  try {
    localStorage.setItem(INSTALL_KEY, value)
  } catch (error) {
    console.info('This browser keeps nothing for us.', error)
  }
  notify()
}

export const onInstallChange = listeners.subscribe
