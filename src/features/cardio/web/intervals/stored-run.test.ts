// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { USUAL_INTERVALS } from '../../engine/intervals.ts'
import { keepIntervals, storedIntervals } from './stored-run.ts'

beforeEach(() => localStorage.clear())

const STARTED = Date.UTC(2026, 4, 1, 7)
const plan = { warmUp: 0, work: 40, rest: 20, rounds: 8, coolDown: 120 }
const run = { before: 30, since: STARTED + 60_000, startedAt: STARTED }

test('a current run survives a page reload, with its plan and its choices', () => {
  const intervals = { plan, hasSound: false, hasVoice: true, run }
  keepIntervals(intervals)
  expect(storedIntervals(STARTED + 90_000)).toEqual(intervals)
})

test('a run of yesterday is dropped, and its plan remains', () => {
  keepIntervals({ plan, hasSound: true, hasVoice: true, run })
  expect(storedIntervals(STARTED + 24 * 3_600_000)).toEqual({ plan, hasSound: true, hasVoice: true })
})

test.each(['', 'null', '[]', '{"plan":{"work":-1}}', '{"plan":{"work":"x"}}', '{"run":{"before":null}}', '{"run":7}', '{'])(
  'unreadable storage (%s) counts as empty',
  (text) => {
    localStorage.setItem('fernwell.cardio-intervals', text)
    expect(storedIntervals(STARTED)).toEqual({ plan: USUAL_INTERVALS, hasSound: true, hasVoice: true })
  },
)
