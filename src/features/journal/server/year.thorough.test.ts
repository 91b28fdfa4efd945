import { expect, test } from 'vitest'
import { standingOf } from '#platform/server/activity/activity.ts'
import { signedIn } from '#testing/make-user.ts'
import { ownServer } from '#testing/test-server.ts'
import type { EntryData } from '../contract/records.ts'
import feelings from '../prompts/feelings.json' with { type: 'json' }
import { journalServer } from './feature.ts'
import { problemOf } from './sync/merge.ts'
import { pullAll } from './sync/device.fixture.ts'
import texts from './year-entries.json' with { type: 'json' }
import { year } from './year.fixture.ts'

test('the demonstration year is whole: moods on most days, words on many, each text once, and only valid data', async () => {
  const server = await ownServer([journalServer], { worker: false })
  const me = await signedIn(server, { zone: 'Europe/Berlin' })
  await year(server.app, (await server.app.sessions.person(me.cookies.get('fernwell_session')!))!)
  const records = await pullAll(me)
  const entries = records.flatMap(({ kind, data }) => (kind === 'entry' && data ? [data as EntryData] : []))
  const activities = new Set(records.flatMap(({ kind, id }) => (kind === 'activity' ? [id] : [])))
  expect(entries.length).toBeGreaterThan(250)
  const bodies = entries.flatMap(({ body }) => body || [])
  expect(bodies.length).toBeGreaterThan(35)
  expect(new Set(bodies).size).toBe(bodies.length)
  for (const data of entries) {
    expect(problemOf('entry', data)).toBeUndefined()
    expect(data.activities.filter((id) => !activities.has(id))).toEqual([])
    expect(Date.parse(data.when.at)).toBeLessThan(server.clock.now().getTime())
  }
  const known = JSON.stringify(feelings)
  expect([...new Set(texts.flatMap((text) => text.feelings))].filter((feeling) => !known.includes(`"${feeling}"`))).toEqual([])
  expect((await standingOf(server.app.db, me.user.id, '2026-05-04')).points).toBeGreaterThan(0)
})
