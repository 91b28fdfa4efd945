// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { errorOf } from '../api/error-of.ts'
import { COOKIE_CONSENT_KEY } from '../storage/keys.ts'
import { currentCampaign, latestCampaign, withCampaign } from './campaign.ts'
import { conversionHistory, HISTORY_LENGTH, recordConversion } from './conversions.ts'
import { mayCount, storeConsent } from './consent.ts'
import { startAnalytics } from './start.ts'
import { CAMPAIGN_KEY, clearStored, HISTORY_KEY, IDENTITY_KEY } from './storage.ts'

const sendBeacon = vi.fn<(url: string, body: Blob) => boolean>(() => true)
const sent = () => Promise.all(sendBeacon.mock.calls.map(async ([, body]) => JSON.parse(await body.text()) as Record<string, unknown>))
const layer = () => (globalThis as { dataLayer?: Record<string, unknown>[] }).dataLayer ?? []
const turnOn = (tagManager?: string) =>
  Object.assign(document.documentElement.dataset, { counting: 'on', ...(tagManager && { tagManager }) })

const heard: Parameters<typeof document.addEventListener>[] = []

beforeEach(() => {
  // Other files run in the same window before.
  localStorage.clear()
  const { addEventListener } = document
  vi.spyOn(document, 'addEventListener').mockImplementation((...args: Parameters<typeof document.addEventListener>) => {
    heard.push(args)
    addEventListener.apply(document, args)
  })
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true })
  history.replaceState(null, '', '/meditation?utm_source=letter&utm_campaign=autumn&private=secret')
  sendBeacon.mockClear()
})
afterEach(() => {
  for (const args of heard.splice(0)) document.removeEventListener(...args)
  localStorage.clear()
  sessionStorage.clear()
  delete document.documentElement.dataset.counting
  delete document.documentElement.dataset.tagManager
  delete (globalThis as { dataLayer?: unknown }).dataLayer
  document.head.innerHTML = ''
})

test('while the owner has not turned counting on, nothing is stored, sent or loaded', () => {
  expect(mayCount()).toBe(false)
  recordConversion('signup', { email: 'wren@example.org' })
  expect(localStorage).toHaveLength(0)
  expect(sendBeacon).not.toHaveBeenCalled()
  expect(document.querySelector('script')).toBeNull()
})

test('the first page of a visit stores its campaign and counts a page view of 0.1 dollars', async () => {
  turnOn()
  startAnalytics('soul')
  expect(conversionHistory()).toMatchObject([{ type: 'page_view', value: 0.1, currency: 'USD', feature: 'meditation', email: null }])
  expect(await sent()).toEqual([
    { type: 'page_view', feature: 'meditation', quantity: 1, isVisit: true, utm: { utm_source: 'letter', utm_campaign: 'autumn' } },
  ])
  expect(currentCampaign()).toMatchObject({ utm_source: 'letter', landingPage: '/meditation', referrer: '' })
  expect(latestCampaign()).toMatchObject({ utm_source: 'letter', capturedAt: expect.stringMatching(/^20/) })

  history.replaceState(null, '', '/fitness')
  startAnalytics('body')
  expect((await sent())[1]).toMatchObject({ isVisit: false, feature: 'fitness', utm: { utm_source: 'letter' } })
})

test('values follow the table: base by type, factor by feature, times quantity', () => {
  turnOn()
  recordConversion('signup', { feature: 'fitness' })
  recordConversion('trial_start', { feature: 'journal' })
  recordConversion('micro_offer_gated', { feature: 'mind', quantity: 3 })
  recordConversion('email_signup', {})
  recordConversion('trial_conversion', { feature: 'meditation' })
  const values = conversionHistory().map(({ type, value }) => [type, value])
  expect(values).toEqual([
    ['signup', 11],
    ['trial_start', 0.6],
    ['micro_offer_gated', 15],
    ['email_signup', 3],
    ['trial_conversion', 2],
  ])
})

test('a sign-up after something was tried out is also a trial that led to an account', () => {
  turnOn()
  recordConversion('trial_start', {})
  recordConversion('signup', {})
  expect(conversionHistory().map(({ type }) => type)).toEqual(['trial_start', 'signup', 'trial_conversion'])
})

test('something tried out on a public page is a trial, once', () => {
  turnOn()
  history.replaceState(null, '', '/personaljournal')
  startAnalytics('journal')
  document.body.innerHTML = '<div data-demo="journal"><button>Write</button></div><button id="other">Other</button>'
  document.getElementById('other')!.click()
  for (let n = 0; n < 2; n++) document.querySelector<HTMLElement>('[data-demo] button')!.click()
  expect(conversionHistory().filter(({ type }) => type === 'trial_start')).toMatchObject([{ feature: 'journal', value: 0.6 }])
})

test('at most fifty events are kept, the latest', () => {
  turnOn()
  for (let i = 1; i <= HISTORY_LENGTH + 7; i++) recordConversion('page_view', { quantity: i })
  expect(conversionHistory()).toHaveLength(HISTORY_LENGTH)
  expect(conversionHistory().at(0)?.customProperties).toEqual({ quantity: 8 })
})

test('a history that is broken, or of another kind, is begun anew', () => {
  turnOn()
  for (const broken of ['{', '7', '{"a":1}']) {
    localStorage.setItem(HISTORY_KEY, broken)
    recordConversion('page_view', {})
    expect(conversionHistory()).toHaveLength(1)
  }
})

test('Global Privacy Control, Do Not Track, a declined and a broken consent each stop all of it', () => {
  turnOn()
  vi.stubGlobal('navigator', { globalPrivacyControl: true })
  expect(mayCount()).toBe(false)
  vi.stubGlobal('navigator', { doNotTrack: '1' })
  expect(mayCount()).toBe(false)
  vi.unstubAllGlobals()
  storeConsent('declined')
  expect(mayCount()).toBe(false)
  localStorage.setItem(COOKIE_CONSENT_KEY, '<script>')
  expect(mayCount()).toBe(false)
  storeConsent('accepted')
  expect(mayCount()).toBe(true)
})

test('a link within this site gets the parameters of the campaign when it is pressed, others stay as they are', () => {
  turnOn()
  startAnalytics()
  document.body.innerHTML =
    '<a id="in" href="/signup?plan=a#top">in</a><a id="out" href="https://example.org/x">out</a><a id="jump" href="#part">jump</a>'
  const press = (id: string) => {
    const link = document.getElementById(id)!
    link.addEventListener('click', (event) => event.preventDefault())
    link.click()
    return link.getAttribute('href')
  }
  expect(press('in')).toBe('/signup?plan=a&utm_source=letter&utm_campaign=autumn#top')
  expect(press('out')).toBe('https://example.org/x')
  expect(press('jump')).toBe('#part')
  expect(withCampaign('/x?utm_source=own', location.href)).toBe('/x?utm_source=own&utm_campaign=autumn')
})

test('campaign values of 10,000 characters and control characters are cut before they are stored', () => {
  turnOn()
  history.replaceState(null, '', `/?utm_source=${'x'.repeat(10_000)}&utm_medium=${encodeURIComponent('a\u0000b\n')}`)
  startAnalytics()
  expect(currentCampaign()).toMatchObject({ utm_source: 'x'.repeat(120), utm_medium: 'a b' })
})

test('the tag manager gets the specified events with the listed keys alone, and a name only once the person allowed it', () => {
  turnOn('GTM-ABC123')
  startAnalytics()
  expect(document.querySelector<HTMLScriptElement>('script[data-tag-manager]')?.src).toBe(
    'https://www.googletagmanager.com/gtm.js?id=GTM-ABC123',
  )
  recordConversion('signup', { email: 'wren@example.org', userId: 'u1' })
  const events = layer().filter(({ event }) => event !== 'gtm.js')
  expect(events.map(({ event }) => event)).toEqual(['conversion_with_utm', 'conversion_with_utm', 'sign_up_completed'])
  expect(JSON.stringify(events)).not.toMatch(/wren|u1|secret|userAgent/)
  expect(new Set(events.flatMap((event) => Object.keys(event)))).toEqual(
    new Set(['event', 'conversion_type', 'feature', 'value', 'currency', 'timestamp', 'utm_source', 'utm_campaign']),
  )
  localStorage.setItem(IDENTITY_KEY, 'true')
  recordConversion('email_signup', { email: 'wren@example.org', userId: 'u1' })
  expect(layer().at(-1)).toMatchObject({ event: 'email_collected', email: 'wren@example.org', user_id: 'u1' })
})

test('a spent allowance counts as a reached limit', async () => {
  turnOn()
  startAnalytics()
  await errorOf(429, JSON.stringify({ error: 'limit', message: 'Enough', used: 3, limit: 3 }))
  expect(conversionHistory().at(-1)).toMatchObject({ type: 'micro_offer_gated', value: 5 })
})

test('everything that counting stored is cleared together', () => {
  turnOn()
  startAnalytics()
  clearStored()
  expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => [HISTORY_KEY, CAMPAIGN_KEY].includes(key))).toEqual(
    [],
  )
})
