import { COOKIE_CONSENT_KEY } from '../storage/keys.ts'

type TrackingWishes = { globalPrivacyControl?: boolean; doNotTrack?: string | null }

/** Whether the browser sends Global Privacy Control or Do Not Track. */
export function asksNotToBeTracked(browser: TrackingWishes = navigator as TrackingWishes): boolean {
  return browser.globalPrivacyControl === true || browser.doNotTrack === '1'
}

/** `unreadable`: something else is stored than this app writes. */
export type Consent = 'accepted' | 'declined' | 'unreadable'

/** Accepted where nothing is stored, as the specification says. */
export function storedConsent(): Consent {
  try {
    const stored = localStorage.getItem(COOKIE_CONSENT_KEY) ?? 'accepted'
    return stored === 'accepted' || stored === 'declined' ? stored : 'unreadable'
  } catch {
    return 'declined'
  }
}

export function storeConsent(consent: 'accepted' | 'declined'): void {
  localStorage.setItem(COOKIE_CONSENT_KEY, consent)
}

/** The owner's settings, which the server writes into `<html>`. They may be outdated in a cached page, so the server checks again. */
export function ownerSettings(html: HTMLElement = document.documentElement): { counting: boolean; tagManager: string | undefined } {
  return { counting: html.dataset.counting === 'on', tagManager: html.dataset.tagManager || undefined }
}

/** Whether anything may be counted: the owner turned it on, the person did not decline, and the browser does not ask not to be tracked. */
export const mayCount = (): boolean => ownerSettings().counting && !asksNotToBeTracked() && storedConsent() === 'accepted'
