import { FINDING_RATE, type Insight, type InsightAssociation } from '../../contract/insight.ts'

export type Findings = {
  /** Associations of the same day, the largest difference first. */
  better: InsightAssociation[]
  harder: InsightAssociation[]
  /** Compared, but not significant. */
  unclear: InsightAssociation[]
  nextMood: InsightAssociation[]
  nextFactor: InsightAssociation[]
}

/** Sorts associations into the sections of the page. */
export function findingsOf({ associations }: Pick<Insight, 'associations'>): Findings {
  const isFinding = (one: InsightAssociation) => one.q <= FINDING_RATE
  const bySize = associations.toSorted((a, b) => Math.abs(b.difference) - Math.abs(a.difference))
  const same = bySize.filter(({ timing }) => timing === 'same')
  return {
    better: same.filter((one) => isFinding(one) && one.difference > 0),
    harder: same.filter((one) => isFinding(one) && one.difference <= 0),
    unclear: same.filter((one) => !isFinding(one)),
    nextMood: bySize.filter((one) => one.timing === 'next-mood' && isFinding(one)),
    nextFactor: bySize.filter((one) => one.timing === 'next-factor' && isFinding(one)),
  }
}

/** The end of a scale that fits every interval of a list: at least half a level, at most three. */
export function scaleOf(associations: readonly InsightAssociation[]): number {
  const ends = associations.flatMap(({ low, high, difference }) => [low ?? difference, high ?? difference].map(Math.abs))
  return Math.min(3, Math.max(0.5, Math.ceil(Math.max(0, ...ends) * 4) / 4))
}
