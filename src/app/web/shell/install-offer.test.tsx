import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { isDataCacheKey, isTemporaryKey } from '#platform/web/storage/keys.ts'
import { install, installOffer, recordVisit, RETURN_MS } from './install-offer.ts'
import { dismissForGood, INSTALL_KEY, captureInstallPrompt } from './install-prompt.ts'
import { InstallHint } from './InstallHint.tsx'
import { renderPublicPage } from '#testing/web/render-page.tsx'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const IPAD = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15'
const CHROME_ON_IPHONE = IPHONE.replace('Version/18.5', 'CriOS/140.0.7339.39')
const IN_ANOTHER_APP = IPHONE.replace(/ Version.*/, ' Mobile/15E148')

let isStandalone = false
const back = () => recordVisit(Date.now() - RETURN_MS)
const browser = (userAgent: string, maxTouchPoints = 0) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  Object.defineProperty(navigator, 'maxTouchPoints', { value: maxTouchPoints, configurable: true })
}

function offerFromBrowser() {
  const prompt = vi.fn(async () => ({ outcome: 'accepted' }))
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  act(() => void dispatchEvent(event))
  return { event, prompt }
}

beforeAll(() => captureInstallPrompt())
beforeEach(() => {
  isStandalone = false
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isStandalone && query.includes('standalone') }))
})
afterEach(() => {
  cleanup()
  dismissForGood()
  localStorage.clear()
})

describe('The home screen is offered', () => {
  test('to a returning person, where the browser can install', () => {
    back()
    expect(installOffer()).toBeUndefined()
    expect(offerFromBrowser().event.defaultPrevented).toBe(true)
    expect(installOffer()).toBe('browser')
  })

  test('never on a first visit, and from six hours after it', () => {
    offerFromBrowser()
    expect(installOffer()).toBeUndefined()
    recordVisit(1_000_000)
    recordVisit(2_000_000)
    expect(installOffer(1_000_000 + RETURN_MS - 1)).toBeUndefined()
    expect(installOffer(1_000_000 + RETURN_MS)).toBe('browser')
  })

  test('as instructions on an iPhone and an iPad, where no browser has a dialog', () => {
    back()
    browser(IPHONE, 5)
    expect(installOffer()).toBe('ios')
    browser(IPAD, 5)
    expect(installOffer()).toBe('ios')
  })

  test('not on a Mac, in another browser on an iPhone, or inside another app: the instructions would be wrong there', () => {
    back()
    for (const [agent, touch] of [
      [IPAD, 0],
      [CHROME_ON_IPHONE, 5],
      [IN_ANOTHER_APP, 5],
    ] as const) {
      browser(agent, touch)
      expect([agent, installOffer()]).toEqual([agent, undefined])
    }
  })

  test('not in a window of its own, and not in the native app', () => {
    back()
    offerFromBrowser()
    isStandalone = true
    expect(installOffer()).toBeUndefined()
    isStandalone = false
    vi.stubGlobal('Capacitor', { isNativePlatform: () => true })
    expect(installOffer()).toBeUndefined()
    vi.stubGlobal('Capacitor', { isNativePlatform: () => false })
    expect(installOffer()).toBe('browser')
  })

  test('not where the answer cannot be stored', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    offerFromBrowser()
    expect(installOffer()).toBeUndefined()
  })

  test('once: after any answer never again, and the browser’s own behaviour returns', async () => {
    back()
    const { prompt } = offerFromBrowser()
    await install()
    expect(prompt).toHaveBeenCalledOnce()
    expect(offerFromBrowser().event.defaultPrevented).toBe(false)
    expect(installOffer(Date.now() + 1000 * RETURN_MS)).toBeUndefined()
    recordVisit()
    expect(localStorage.getItem(INSTALL_KEY)).toBe('answered')
  })

  test('not to a person who has installed it by the browser’s own menu', () => {
    back()
    offerFromBrowser()
    dispatchEvent(new Event('appinstalled'))
    expect(installOffer()).toBeUndefined()
  })

  test('and no clean-up of local storage forgets the answer', () => {
    expect(isTemporaryKey(INSTALL_KEY) || isDataCacheKey(INSTALL_KEY)).toBe(false)
  })
})

describe('The card', () => {
  const show = (way: 'browser' | 'ios') =>
    renderPublicPage(
      <>
        <main id="main" tabIndex={-1} />
        <InstallHint way={way} />
      </>,
      '/hub',
    )

  test('is a named part of the page that takes no focus', () => {
    show('browser')
    expect(screen.getByRole('complementary', { name: 'Add Fernwell to your home screen' })).toBeTruthy()
    expect(document.activeElement).toBe(document.body)
  })

  test('opens the browser’s own question by "Add", and leaves the keyboard in the page', () => {
    back()
    const { prompt } = offerFromBrowser()
    show('browser')
    fireEvent.click(screen.getByRole('button', { name: 'Add' }))
    expect(prompt).toHaveBeenCalledOnce()
    expect(document.activeElement?.id).toBe('main')
    expect(installOffer()).toBeUndefined()
  })

  test('asks nothing more after "Not now"', () => {
    back()
    const { prompt } = offerFromBrowser()
    show('browser')
    fireEvent.click(screen.getByRole('button', { name: 'Not now' }))
    expect(prompt).not.toHaveBeenCalled()
    expect(localStorage.getItem(INSTALL_KEY)).toBe('answered')
  })

  test('tells the two steps on an iPhone, with nothing to press but "Got it"', () => {
    show('ios')
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Got it'])
  })
})
