import { expect, test } from 'vitest'
import { recordActivity } from '#platform/server/activity/activity.ts'
import { exportedFiles } from '#testing/exported.ts'
import { hubCardsOf, personOf } from '#testing/hub-cards.ts'
import { signedIn, type SignedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'
import { getOnboarding, putOnboarding } from '../contract.ts'
import { onboardingServer } from './feature.ts'

const server = sharedServer([onboardingServer])

const cardsOf = async (me: SignedIn) => hubCardsOf(server.app, await personOf(server.app, me))

test('the welcome begins at its first step, and resumes at the last one', async () => {
  const me = await signedIn(server)
  expect(await me.call(getOnboarding)).toEqual({ step: 'name', areas: [], ended: null })
  const stored = { step: 'habit', areas: ['soul', 'journal'], ended: null } as const
  expect(await me.call(putOnboarding, { body: { ...stored, areas: [...stored.areas, 'soul'] } })).toEqual(stored)
  expect(await me.call(putOnboarding, { body: { ...stored, areas: [...stored.areas] } })).toEqual(stored)
  expect(await me.call(getOnboarding)).toEqual(stored)
  expect(await server.app.services.chosenAreas(me.user.id)).toEqual(['soul', 'journal'])
})

test('a late update from another device does not reopen a welcome that ended', async () => {
  const me = await signedIn(server)
  await me.call(putOnboarding, { body: { step: 'ready', areas: [], ended: 'finished' } })
  expect(await me.call(putOnboarding, { body: { step: 'habit', areas: [], ended: null } })).toMatchObject({ ended: 'finished' })
  expect(await cardsOf(me)).toEqual([])
})

test('an unknown step or area is refused and changes nothing', async () => {
  const me = await signedIn(server)
  const wrong = { step: 'cellar', areas: ['gold'], ended: null } as never
  expect(await me.fail(putOnboarding, { body: wrong })).toMatchObject({ status: 400, error: 'invalid' })
  expect(await me.call(getOnboarding)).toMatchObject({ step: 'name' })
})

test('the hub offers it to newcomers and to people who began it, until they dismiss it; nobody else sees it', async () => {
  const fresh = await signedIn(server)
  expect(await cardsOf(fresh)).toMatchObject([{ card: 'welcome', data: { step: 'name' } }])
  await fresh.call(putOnboarding, { body: { step: 'habit', areas: [], ended: null } })
  expect(await cardsOf(fresh)).toMatchObject([{ data: { step: 'habit' } }])
  await fresh.call(putOnboarding, { body: { step: 'habit', areas: [], ended: 'skipped' } })
  expect(await cardsOf(fresh)).toEqual([])

  const old = await signedIn(server, { createdAt: new Date(server.clock.now().getTime() - 8 * 86_400_000) })
  expect(await cardsOf(old)).toEqual([])
  const busy = await signedIn(server)
  const at = server.clock.now()
  const what = { kind: 'listen', zone: 'UTC', localDay: '2026-05-04', amount: 60, unit: 'seconds', points: 2 }
  await recordActivity(server.app.db, { userId: busy.user.id, key: 'test:1', at, ...what })
  expect(await cardsOf(busy)).toEqual([])
})

test("it is in the person's export, is nobody else's, and goes with the person", async () => {
  const me = await signedIn(server)
  const other = await signedIn(server)
  expect(await exportedFiles(server.app, me.user.id)).toEqual([])
  await me.call(putOnboarding, { body: { step: 'mood', areas: ['soul'], ended: null } })
  expect(await exportedFiles(server.app, me.user.id)).toMatchObject([
    { name: 'onboarding/onboarding.json', json: { step: 'mood', areas: ['soul'], finishedAt: null } },
  ])
  expect(await other.call(getOnboarding)).toMatchObject({ step: 'name' })
  await server.app.db.execute(`delete from users where id = '${me.user.id}'`)
  expect(await exportedFiles(server.app, me.user.id)).toEqual([])
})
