import { describe, expect, test } from 'vitest'
import { addDays } from '#platform/contract/dates.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import type { DayMood, InsightFactor } from '#platform/server/day-facts.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { signedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'
import { putAssessment } from '../contract.ts'
import { getLifeFigures } from '../contract-insight.ts'
import { personalityServer } from './feature.ts'
import { answersTo, sheet, taken } from './personality.fixture.ts'

const TAKEN = '2026-05-04'
let moods: DayMood[] = []
let factors: InsightFactor[] = []
/** A stand-in for the features that provide facts about days. */
const days: ServerFeature = { id: 'days', services: { moodByDay: async () => moods }, insightFactors: async () => factors }

const server = sharedServer([personalityServer, days], { worker: false })

const lastDays = (n: number) => Array.from({ length: n }, (_, ago) => addDays(TAKEN, ago - n + 1))

describe('figures of the person’s own days beside a result', () => {
  test('are means with intervals: mood, mood swings and activities, with their number of days', async () => {
    const me = await signedIn(server)
    const { id } = await taken(me)
    moods = lastDays(60).map((day, index) => ({ day, mood: index % 2 === 0 ? 2 : 4, n: 1 }))
    factors = [{ id: 'habits:1', label: 'Walk', area: 'habits', days: lastDays(40).filter((_, index) => index % 4 === 0) }]
    const life = await me.call(getLifeFigures, { params: { id } })
    expect(life).toMatchObject({ from: '2025-11-03', to: TAKEN, least: 30, moodDays: 60 })
    expect(life.figures.map(({ measure, name, days: n, mean }) => [measure, name, n, mean])).toEqual([
      ['mood', null, 60, 3],
      ['mood-swing', null, 59, 2],
      ['days-done', 'Walk', 40, 0.25],
    ])
    for (const { low, high, mean } of life.figures) expect(low <= mean && mean <= high).toBe(true)
    expect(life.figures[2]!.scales).toEqual(['C', 'C5'])
  })

  test('are absent under thirty days, for a draft and for another person’s result', async () => {
    const me = await signedIn(server)
    const { id } = await taken(me)
    moods = lastDays(29).map((day) => ({ day, mood: 3, n: 1 }))
    factors = [{ id: 'habits:1', label: 'Walk', area: 'habits', days: lastDays(29) }]
    expect(await me.call(getLifeFigures, { params: { id } })).toMatchObject({ moodDays: 29, figures: [] })
    const draft = uuidv7()
    await me.call(putAssessment, { params: { id: draft }, body: sheet(answersTo(1, 20)) })
    expect(await me.fail(getLifeFigures, { params: { id: draft } })).toMatchObject({ status: 409 })
    expect(await (await signedIn(server)).fail(getLifeFigures, { params: { id } })).toMatchObject({ status: 404 })
  })
})
