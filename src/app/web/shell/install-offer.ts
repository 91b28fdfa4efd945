import { useSyncExternalStore } from 'react'

/** In local storage: when this device first had the app open (epoch milliseconds), or that it was asked and answered. */
export const INSTALL_KEY = 'fernwell.install-hint'
const ANSWERED = 'answered'
/** Whoever is back after this long came back because they wanted to: only then are they asked. */
export const RETURN_MS = 6 * 3_600_000

/** By the browser's own dialog, or, on an iPhone or iPad, by the person's own hand. */
export type InstallWay = 'browser' | 'ios'

/** What Chromium hands out when a page may be installed; no library types it. */
type InstallPrompt = Event & { prompt(): Promise<unknown> }

let prompt: InstallPrompt | undefined
const listeners = new Set<() => void>()
const tell = () => listeners.forEach((listener) => listener())

/** Call once, at start-up: the browser offers once, early, and not again. */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    // Whoever has answered us is left to the browser's own ways.
    if (stored() === ANSWERED) return
    event.preventDefault()
    prompt = event as InstallPrompt
    tell()
  })
  addEventListener('appinstalled', answer)
}

/** Remembers the first time that somebody signed in has the app open on this device. `now` in epoch milliseconds. */
export function noteVisit(now: number = Date.now()): void {
  if (stored() !== undefined) return
  store(String(now))
  tell()
}

/** How to offer the home screen right now; undefined: not at all. `now` in epoch milliseconds. */
export function installOffer(now: number = Date.now()): InstallWay | undefined {
  const first = Number(stored() ?? Number.NaN)
  // "answered", nothing, or a browser that keeps nothing: one that cannot remember the answer must not ask.
  if (!Number.isFinite(first) || now - first < RETURN_MS || isInstalled()) return undefined
  return prompt ? 'browser' : isIosSafari() ? 'ios' : undefined
}

/** Opens the browser's own dialog. Whatever is said there, it was asked. */
export async function install(): Promise<void> {
  const asked = prompt
  answer()
  // A prompt can be used once, and only from a press: a browser that refuses has nothing to tell the person.
  await asked?.prompt().catch((error: unknown) => console.info('The browser did not ask.', error))
}

/** Never again on this device. */
export function answer(): void {
  store(ANSWERED)
  prompt = undefined
  tell()
}

export function useInstallOffer(): InstallWay | undefined {
  return useSyncExternalStore(
    subscribe,
    () => installOffer(),
    () => undefined,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
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

function stored(): string | undefined {
  try {
    return localStorage.getItem(INSTALL_KEY) ?? undefined
  } catch {
    return undefined
  }
}

function store(value: string): void {
  try {
    localStorage.setItem(INSTALL_KEY, value)
  } catch (error) {
    console.info('This browser keeps nothing for us.', error)
  }
}
