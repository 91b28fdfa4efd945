import { addDays } from '#platform/contract/dates.ts'
import { type Insight, type InsightAssociation, SEASONS } from '../../contract/insight.ts'

export const someAssociation = (factorId: string, wish: Partial<InsightAssociation> = {}): InsightAssociation => ({
  factorId,
  timing: 'same',
  nWith: 34,
  nWithout: 120,
  difference: 0.4,
  low: 0.12,
  high: 0.7,
  p: 0.001,
  q: 0.01,
  ...wish,
})

/** Twenty days up to 20 March 2026, the tenth to thirteenth without a mood. */
export function someInsight(wish: Partial<Insight> = {}): Insight {
  const from = '2026-03-01'
  const days = Array.from({ length: 20 }, (_, i) => ({ day: addDays(from, i), mood: 2 + (i % 3), n: 1, smooth: 3 })).filter(
    (_, i) => i < 9 || i > 12,
  )
  return {
    from,
    to: '2026-03-20',
    firstDay: from,
    smoothDays: 7,
    days,
    distribution: [1, 2, 3, 4, 5].map((level) => ({ level, n: level === 3 ? 8 : 2 })),
    byWeekday: [1, 2, 3, 4, 5, 6, 7].map((key) => ({ key, mean: key === 7 ? null : 3 + key / 10, n: key === 7 ? 0 : 3 })),
    byHour: Array.from({ length: 24 }, (_, key) => ({ key, mean: key === 12 ? 3 : null, n: key === 12 ? 16 : 0 })),
    bySeason: SEASONS.map((key) => ({ key, mean: key === 'spring' ? 3 : null, n: key === 'spring' ? 16 : 0 })),
    volatility: { mssd: 1.44, rmssd: 1.2, pairs: 14, possible: 19 },
    factors: [
      { id: 'journal:walk', label: 'Walk', area: 'journal' },
      { id: 'journal:late', label: 'Worked late', area: 'journal' },
      { id: 'journal:opera', label: 'Opera', area: 'journal' },
      { id: 'ledger:listen', label: 'listen', area: 'ledger' },
    ],
    associations: [
      someAssociation('journal:walk'),
      someAssociation('journal:late', { difference: -0.5, low: -0.8, high: -0.2 }),
      someAssociation('ledger:listen', { difference: 0.1, low: -0.2, high: 0.4, p: 0.4, q: 0.6 }),
      someAssociation('journal:late', { timing: 'next-mood', difference: -0.3, low: -0.6, high: -0.1 }),
    ],
    notYet: [{ factorId: 'journal:opera', nWith: 3, nWithout: 13 }],
    leftOut: 0,
    counts: { days: 20, moodDays: 16, moods: 16, entryDays: 17, entries: 18, words: 1234, photos: 2 },
    ...wish,
  }
}
