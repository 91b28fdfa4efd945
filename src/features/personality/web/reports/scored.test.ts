import { expect, test } from 'vitest'
import { loadInstrument, loadTips } from '../../content/load.ts'
import type { Tip } from '../../scales.ts'
import { scalesApart } from '../../scoring/change.ts'
import type { ScaleResult } from '../../scoring/types.ts'
import { changesBetween, type ScoredTaking } from './scored.ts'
import { fittingTips } from './tips.ts'

const instrument = (await loadInstrument('ipip-neo-120'))!
const group = instrument.norms.find(({ id }) => id === 'neutral')!

const taking = (group: string, raw: Record<string, number | null>): ScoredTaking => ({
  id: 'x',
  instrument: instrument.id,
  group,
  at: 0,
  isFinished: true,
  answered: 120,
  source: null,
  isOnlyHere: false,
  scores: Object.fromEntries(instrument.scales.map(({ id }) => [id, { raw: raw[id] ?? null, answered: 24 }])),
})

test('a change uses the later assessment’s group, so that another age band is no change, and open scales are left out', () => {
  const same = changesBetween(instrument, taking('male-0-20', { N: 70 }), taking('male-21-40', { N: 70 }))
  expect(same.map(({ scale, difference, isReliable }) => [scale, difference, isReliable])).toEqual([['N', 0, false]])
})

test('thirty raw points of neuroticism exceed the measurement error, three do not', () => {
  const [much] = changesBetween(instrument, taking('neutral', { N: 60 }), taking('neutral', { N: 90 }))
  const [little] = changesBetween(instrument, taking('neutral', { N: 60 }), taking('neutral', { N: 63 }))
  expect(much!.difference).toBeCloseTo(300 / group.scales.N!.sd)
  expect([much!.isReliable, little!.isReliable]).toEqual([true, false])
})

test('two facets differ reliably by the error of both: with α .68 each, by more than 15.7 T points', () => {
  const apart = (by: number) => scalesApart(instrument, { scale: 'N1', t: 50 }, { scale: 'N2', t: 50 + by })
  // 1.96 × 10 × √(2 − .68 − .68)
  expect(apart(0).margin).toBeCloseTo(15.68, 2)
  expect([apart(15).isReliable, apart(-16).isReliable]).toEqual([false, true])
})

const result = (scale: string, level: 'low' | 'average' | 'high'): ScaleResult => ({
  scale,
  raw: 1,
  answered: 1,
  of: 1,
  mean: 1,
  normed: { t: 50, low: 40, high: 60, percentile: 50, percentileLow: 16, percentileHigh: 84, level },
})

test('a suggestion fits when all of its conditions hold, and the one with more conditions comes first', () => {
  const tips: Tip[] = [
    { id: 'one', instrument: 'i', when: [{ scale: 'N', level: 'high' }], link: '/soul' },
    {
      id: 'both',
      instrument: 'i',
      when: [
        { scale: 'N', level: 'high' },
        { scale: 'E', level: 'low' },
      ],
      link: '/soul',
    },
    { id: 'other', instrument: 'j', when: [{ scale: 'N', level: 'high' }], link: '/soul' },
    { id: 'never', instrument: 'i', when: [], link: '/soul' },
  ]
  const ids = (results: ScaleResult[]) => fittingTips(tips, 'i', results).map(({ id }) => id)
  expect(ids([result('N', 'high'), result('E', 'low')])).toEqual(['both', 'one'])
  expect(ids([result('N', 'high'), result('E', 'average')])).toEqual(['one'])
  expect(ids([{ ...result('N', 'high'), normed: null }])).toEqual([])
})

test('every suggestion refers to scales that exist', async () => {
  const known = new Set(instrument.scales.map(({ id }) => id))
  for (const { id, when, instrument: of } of await loadTips())
    if (of === instrument.id) for (const { scale } of when) expect(known, id).toContain(scale)
})
