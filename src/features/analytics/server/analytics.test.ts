import { expect, test } from 'vitest'
import { signedIn } from '#testing/make-user.ts'
import { ownServer } from '#testing/test-server.ts'
import { deleteCounts, getAnalytics, recordConversion, setAnalytics } from '../contract.ts'
import { weekOf } from './counting.ts'
import { analyticsServer } from './feature.ts'
import { pageSettings } from './settings.ts'

const start = (analytics: { counting?: boolean; tagManager?: string } = {}) =>
  ownServer([analyticsServer], { worker: false, config: { analytics: { counting: undefined, tagManager: undefined, ...analytics } } })

test('nothing is counted until the owner turns it on', async () => {
  const server = await start()
  const stranger = server.client()
  const admin = await signedIn(server, { role: 'admin' })
  expect(await stranger.call(recordConversion, { body: { type: 'page_view', isVisit: true } })).toEqual({ counted: false })
  expect(await admin.call(getAnalytics, { query: {} })).toEqual({
    settings: { counting: false, tagManager: '', byEnvironment: [] },
    weeks: [],
    sources: [],
  })
  expect(await pageSettings(server.app)).toEqual({})
})

test('a visit by a campaign link, a trial and a sign-up are added to the sums of their week and source', async () => {
  const server = await start()
  const admin = await signedIn(server, { role: 'admin' })
  await admin.call(setAnalytics, { body: { counting: true } })
  const stranger = server.client()
  const utm = { utm_source: ' Newsletter ', utm_medium: 'email', utm_campaign: 'Autumn' }
  await stranger.call(recordConversion, { body: { type: 'page_view', isVisit: true, utm } })
  await stranger.call(recordConversion, { body: { type: 'page_view', utm } })
  await stranger.call(recordConversion, { body: { type: 'trial_start', feature: 'journal', utm } })
  await stranger.call(recordConversion, { body: { type: 'signup', quantity: 2, utm } })
  await server.client().call(recordConversion, { body: { type: 'page_view', isVisit: true, referrer: 'Example.org' } })

  const { weeks, sources } = await admin.call(getAnalytics, { query: {} })
  const none = { visits: 0, pageViews: 0, trials: 0, signups: 0, trialConversions: 0, emails: 0, limitsReached: 0 }
  // 2 × 0.1, 0.5 × 1.2, 10 × 2
  const byLetter = { ...none, visits: 1, pageViews: 2, trials: 1, signups: 1, value: 20.8 }
  expect(sources).toEqual([
    { source: 'newsletter', medium: 'email', campaign: 'autumn', ...byLetter },
    { source: 'example.org', medium: '', campaign: '', ...none, visits: 1, pageViews: 1, value: 0.1 },
  ])
  expect(weeks).toEqual([{ week: weekOf(server.app.clock.now()), ...byLetter, visits: 2, pageViews: 3, value: 20.9 }])
  expect(await admin.call(deleteCounts)).toEqual({ removed: 4 })
  expect((await admin.call(getAnalytics, { query: {} })).weeks).toEqual([])
})

test('a browser that asks not to be tracked is not counted', async () => {
  const server = await start({ counting: true })
  const admin = await signedIn(server, { role: 'admin' })
  for (const headers of [{ 'sec-gpc': '1' }, { dnt: '1' }]) {
    const init = { method: 'POST', body: '{"type":"page_view"}', headers: { ...headers, 'content-type': 'application/json' } }
    const answer = await server.client().fetch('/api/analytics/conversion', init)
    expect(await answer.json()).toEqual({ counted: false })
  }
  expect((await admin.call(getAnalytics, { query: {} })).weeks).toEqual([])
})

test('a stored event has no address, no free text and no name outside the list, for any request', async () => {
  const server = await start({ counting: true })
  const stranger = server.client()
  const event = {
    type: 'page_view',
    email: 'wren@example.org',
    userId: 'u1',
    title: 'My journal',
    utm: { utm_source: 'a', note: 'private' },
  }
  await stranger.call(recordConversion, { body: event as never })
  const stored = JSON.stringify(await server.app.db.execute('select * from analytics_counts'))
  for (const word of ['wren', 'u1', 'My journal', 'private']) expect(stored).not.toContain(word)
  expect(await stranger.fail(recordConversion, { body: { type: 'page_view', feature: 'depression' } as never })).toMatchObject({
    status: 400,
  })
})

test('a campaign value of 10,000 characters is refused with a message, and other events are still counted', async () => {
  const server = await start({ counting: true })
  const stranger = server.client()
  const refused = await stranger.fail(recordConversion, { body: { type: 'page_view', utm: { utm_source: 'x'.repeat(10_000) } } })
  expect(refused).toMatchObject({ status: 400, error: 'invalid' })
  expect(await stranger.call(recordConversion, { body: { type: 'page_view' } })).toEqual({ counted: true })
})

test('an unlimited number of made-up sources shares one row', async () => {
  const server = await start({ counting: true })
  const stranger = server.client()
  for (let i = 0; i < 310; i++) await stranger.call(recordConversion, { body: { type: 'page_view', utm: { utm_source: `s${i}` } } })
  const rows = await server.app.db.execute<{ n: number }>('select count(*)::int n, max(events)::int most from analytics_counts')
  expect((rows as unknown as { rows?: unknown[] }).rows ?? rows).toEqual([{ n: 301, most: 10 }])
})

test('settings from the environment cannot be changed on the page, and a tag manager needs a plausible id', async () => {
  const server = await start({ tagManager: 'GTM-ABC123', counting: true })
  const admin = await signedIn(server, { role: 'admin' })
  expect((await admin.call(getAnalytics, { query: {} })).settings).toEqual({
    counting: true,
    tagManager: 'GTM-ABC123',
    byEnvironment: ['counting', 'tagManager'],
  })
  expect(await admin.fail(setAnalytics, { body: { counting: false } })).toMatchObject({ status: 409 })
  expect(await admin.fail(setAnalytics, { body: { tagManager: '"><script>' } })).toMatchObject({ status: 400 })
  const other = await signedIn(server)
  expect(await other.fail(getAnalytics, { query: {} })).toMatchObject({ status: 403 })
})
