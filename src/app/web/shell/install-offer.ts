import { useSyncExternalStore } from 'react'
import { dismissForGood, installPrompt, onInstallChange, storedVisit, storeVisit } from './install-prompt.ts'

/** A return after this long is deliberate: only then is the person asked. */
export const RETURN_MS = 6 * 3_600_000

/** By the browser's own dialog, or, on an iPhone or iPad, by hand. */
export type InstallWay = 'browser' | 'ios'

/** Stores the first time that a signed-in person has the app open on this device. `now` in epoch milliseconds. */
export function recordVisit(now: number = Date.now()): void {
  if (storedVisit() === undefined) storeVisit(String(now))
}

/** How to offer the home screen right now; undefined: not at all. `now` in epoch milliseconds. */
export function installOffer(now: number = Date.now()): InstallWay | undefined {
  const first = Number(storedVisit() ?? Number.NaN)
  // "answered", nothing, or a browser without storage: without storage for the answer, it must not ask.
  if (!Number.isFinite(first) || now - first < RETURN_MS || isInstalled()) return undefined
  return installPrompt() ? 'browser' : isIosSafari() ? 'ios' : undefined
}

/** Opens the browser's own dialog. Any answer there counts as an answer. */
export async function install(): Promise<void> {
  const asked = installPrompt()
  dismissForGood()
  // A prompt can be used once, and only from a press: a refusal needs no message to the person.
  await asked?.prompt().catch((error: unknown) => console.info('The browser did not ask.', error))
}

export function useInstallOffer(): InstallWay | undefined {
  return useSyncExternalStore(
    onInstallChange,
    () => installOffer(),
    () => undefined,
  )
}

/** In a separate window already, or inside the native wrapper. */
function isInstalled(): boolean {
  const { Capacitor } = globalThis as { Capacitor?: { isNativePlatform?: () => boolean } }
  return (
    Capacitor?.isNativePlatform?.() === true ||
    (navigator as { standalone?: boolean }).standalone === true ||
    matchMedia('(display-mode: standalone), (display-mode: fullscreen), (display-mode: minimal-ui)').matches
  )
}

/** Safari itself: other browsers there, and pages inside other apps, lack the menu entry that our instructions name. */
function isIosSafari(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  // An iPad reports itself as a Mac; no Mac has a touch screen.
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
  return isIos && /Version\/\S+ .*Safari\//.test(userAgent) && !/CriOS|FxiOS|EdgiOS|OPiOS|DuckDuckGo/.test(userAgent)
}
