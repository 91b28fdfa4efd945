import { useSyncExternalStore } from 'react'
import { dismissForGood, installPrompt, onInstallChange, storedVisit, storeVisit } from './install-prompt.ts'

/** Whoever is back after this long came back because they wanted to: only then are they asked. */
export const RETURN_MS = 6 * 3_600_000

/** By the browser's own dialog, or, on an iPhone or iPad, by the person's own hand. */
export type InstallWay = 'browser' | 'ios'

/** Remembers the first time that somebody signed in has the app open on this device. `now` in epoch milliseconds. */
export function recordVisit(now: number = Date.now()): void {
  if (storedVisit() === undefined) storeVisit(String(now))
}

/** How to offer the home screen right now; undefined: not at all. `now` in epoch milliseconds. */
export function installOffer(now: number = Date.now()): InstallWay | undefined {
  const first = Number(storedVisit() ?? Number.NaN)
  // "answered", nothing, or a browser that keeps nothing: one that cannot remember the answer must not ask.
  if (!Number.isFinite(first) || now - first < RETURN_MS || isInstalled()) return undefined
  return installPrompt() ? 'browser' : isIosSafari() ? 'ios' : undefined
}

/** Opens the browser's own dialog. Whatever is said there, it was asked. */
export async function install(): Promise<void> {
  const asked = installPrompt()
  dismissForGood()
  // A prompt can be used once, and only from a press: a browser that refuses has nothing to tell the person.
  await asked?.prompt().catch((error: unknown) => console.info('The browser did not ask.', error))
}

export function useInstallOffer(): InstallWay | undefined {
  return useSyncExternalStore(
    onInstallChange,
    () => installOffer(),
    () => undefined,
  )
}

/** In a window of its own already, or inside the native wrapper. */
function isInstalled(): boolean {
  const { Capacitor } = globalThis as { Capacitor?: { isNativePlatform?: () => boolean } }
  return (
    Capacitor?.isNativePlatform?.() === true ||
    (navigator as { standalone?: boolean }).standalone === true ||
    matchMedia('(display-mode: standalone), (display-mode: fullscreen), (display-mode: minimal-ui)').matches
  )
}

/** Safari itself: other browsers there, and pages inside other apps, have no such entry where our words would point. */
function isIosSafari(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  // An iPad calls itself a Mac; no Mac can be touched.
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
  return isIos && /Version\/\S+ .*Safari\//.test(userAgent) && !/CriOS|FxiOS|EdgiOS|OPiOS|DuckDuckGo/.test(userAgent)
}
