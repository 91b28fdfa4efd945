import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#platform/contract/dates.ts'
import { type RecentRecord, isHardTime, gapsOf, tiredFeelings } from './gaps.ts'
import { loadFeelings } from './feelings.ts'
import { gapKeys, reasonKeys } from './types.ts'

const today = '2026-11-21'
/** A full record some days ago: a long text, an activity, a feeling, gratitude and the body. It has no gap. */
const record = (daysAgo: number, change: Partial<RecentRecord> = {}): RecentRecord => ({
  day: addDays(today, -daysAgo),
  hasText: true,
  mood: 3,
  feelings: ['calm'],
  activities: 2,
  words: 200,
  themes: ['gratitude', 'body'],
  ...change,
})
const days = (count: number, change: Partial<RecentRecord> = {}) => Array.from({ length: count }, (_, i) => record(i, change))
const reasons = (records: RecentRecord[]) => gapsOf(records, today).map((lack) => lack.reason)
const { mood: _mood, ...moodless } = record(0)

describe('the list of gaps', () => {
  test('is empty for a person whose records are empty, or contain some of everything', () => {
    expect(gapsOf([], today)).toEqual([])
    expect(gapsOf(days(7), today)).toEqual([])
    expect(gapsOf(days(2, { words: 3, feelings: [], activities: 0, themes: [] }), today)).toEqual([])
  })

  test('is kindness and rest, and nothing else, after two hard days of the last three with a mood', () => {
    const bare = { words: 3, feelings: [], activities: 0, themes: [] }
    const hard = [record(0, { mood: 2, ...bare }), record(1, { mood: 4, ...bare }), record(3, { mood: 1, ...bare })]
    expect(gapsOf(hard, today)).toEqual([
      { key: 'self-kindness', reason: 'hard-days' },
      { key: 'rest', reason: 'hard-days' },
    ])
    expect(isHardTime(gapsOf(hard, today))).toBe(true)
    // One hard day is not enough, and neither is a bad hour in a good day.
    expect(isHardTime(gapsOf([record(0, { mood: 1 }), record(1), record(2)], today))).toBe(false)
    expect(isHardTime(gapsOf([record(0, { mood: 1 }), record(0, { mood: 5 }), record(1, { mood: 1 }), record(2)], today))).toBe(false)
    // The days since were better: a hard day four days ago no longer counts.
    expect(isHardTime(gapsOf([...days(3, { mood: 4 }), record(4, { mood: 1 }), record(5, { mood: 1 })], today))).toBe(false)
  })

  test('is rest after three tired days', () => {
    expect(
      gapsOf(
        [record(0, { feelings: ['tired'] }), record(2, { feelings: ['exhausted', 'happy'] }), record(4, { feelings: ['listless'] })],
        today,
      ),
    ).toEqual([{ key: 'rest', reason: 'tired-days' }])
    expect(reasons([...days(3, { feelings: ['tired'] }).slice(0, 2), record(2)])).toEqual([])
  })

  test('is savouring when good days passed without a word', () => {
    expect(
      reasons([record(0, { mood: 5, hasText: false, words: 0 }), record(1, { mood: 4, hasText: false, words: 0 }), record(2)]),
    ).toEqual(['good-days-unwritten'])
    expect(
      reasons([record(0, { mood: 5, hasText: false, words: 0 }), record(0, { mood: 5 }), record(1, { mood: 5, hasText: false })]),
    ).toEqual([])
  })

  test('is a line or two when only moods were logged', () => {
    expect(reasons(days(3, { hasText: false, words: 0 }))).toEqual(['no-words'])
    expect(reasons([...days(3, { hasText: false, words: 0 }), record(4)])).toEqual([])
  })

  test('is a longer scene when every note was short', () => {
    expect(reasons(days(3, { words: 39 }))).toEqual(['short-notes'])
    expect(reasons([...days(3, { words: 39 }), record(5, { words: 40 })])).toEqual([])
  })

  test('is a word for the feeling when there were moods only', () => {
    expect(reasons(days(3, { feelings: [] }))).toEqual(['no-feelings'])
    expect(reasons(Array.from({ length: 5 }, (_, i) => ({ ...moodless, day: addDays(today, -i), feelings: [] })))).toEqual([])
  })

  test('asks for activities when none was noted', () => {
    expect(reasons(days(3, { activities: 0 }))).toEqual(['no-activities'])
  })

  test('is gratitude after a week without, and the body after a fortnight without', () => {
    expect(reasons(days(3, { themes: ['body'] }))).toEqual(['no-gratitude'])
    expect(reasons([...days(6, { themes: ['body'] }), record(6)])).toEqual([])
    expect(reasons([...days(7, { themes: ['body'] }), record(7)])).toEqual(['no-gratitude'])
    expect(reasons([...days(5, { themes: ['gratitude'] }), record(13)])).toEqual([])
    expect(reasons([...days(5, { themes: ['gratitude'] }), record(14)])).toEqual(['no-body'])
  })

  test('depends only on past and present records, in any order', () => {
    expect(reasons([record(-1, { mood: 1 }), record(-2, { mood: 1 }), ...days(3)])).toEqual([])
    const any = fc.record({
      day: fc.integer({ min: -3, max: 30 }).map((ago) => addDays(today, -ago)),
      hasText: fc.boolean(),
      mood: fc.integer({ min: 1, max: 5 }),
      feelings: fc.subarray(['tired', 'calm', 'empty']),
      activities: fc.nat(3),
      words: fc.nat(100),
      themes: fc.subarray(['gratitude', 'body', 'play']),
    })
    fc.assert(
      fc.property(fc.array(any, { maxLength: 40 }), fc.boolean(), (records, reverse) => {
        const lacks = gapsOf(records, today)
        expect(gapsOf(reverse ? records.toReversed() : records.toSorted((a, b) => (a.day < b.day ? -1 : 1)), today)).toEqual(lacks)
        expect(new Set(lacks.map((lack) => lack.key)).size).toBe(lacks.length)
        for (const { key, reason } of lacks) {
          expect(gapKeys).toContain(key)
          expect(reasonKeys).toContain(reason)
        }
      }),
    )
  })

  test('takes its words for tiredness from the wheel of feelings', async () => {
    const { byId } = await loadFeelings('en')
    for (const feeling of tiredFeelings) expect(byId.get(feeling)?.energy, feeling).toBeLessThan(0)
  })
})
