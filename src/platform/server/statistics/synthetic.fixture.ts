import { dayFromNumber, type LocalDay, weekdayOfNumber } from '#platform/contract/dates.ts'
import { type Random, xoshiro128 } from '#platform/contract/random.ts'

type Wish = {
  seed: string
  /** Days of the calendar. */
  length: number
  factors: number
  /** Share of days with a factor, and the probability that its state persists to the next day. */
  share?: number
  lasting?: number
  /** Effect of factor 0 on the day's mood, in steps. */
  effect?: number
  /** Share of days without a mood. */
  gaps?: number
  /** Effect of Saturdays and Sundays on the mood, and the share of them that have a factor. */
  weekend?: { adds: number; share: number }
  /** Increase of the mood until the last day, and the share of days that have a factor by then. */
  trend?: { adds: number; share: number }
}

const FIRST_DAY = 19_000

/**
 * A diary with known parameters: mood is 3 plus an AR(1) with φ = 0.5 and standard deviation 0.9, and only factor 0 has an effect.
 * With `weekend` and `trend`, factors and mood have a common cause.
 */
export function syntheticDiary({ seed, length, factors, share = 0.3, lasting = 0, effect = 0, gaps = 0.2, weekend, trend }: Wish) {
  const random: Random = xoshiro128(seed)
  let state = random.normal()
  const states = Array.from({ length: factors }, () => random.next() < share)
  const made = Array.from({ length: factors }, (_, id) => ({ id: `factor ${id}`, days: [] as LocalDay[] }))
  const days = Array.from({ length }, (_, i) => {
    const day = dayFromNumber(FIRST_DAY + i)
    const isWeekend = weekdayOfNumber(FIRST_DAY + i) >= 5
    const removed = i / Math.max(1, length - 1)
    const shareToday = weekend && isWeekend ? weekend.share : trend ? share + (trend.share - share) * removed : share
    const adds = (weekend && isWeekend ? weekend.adds : 0) + (trend ? trend.adds * removed : 0)
    state = 0.5 * state + Math.sqrt(1 - 0.5 ** 2) * random.normal()
    made.forEach((factor, id) => {
      if (random.next() >= lasting) states[id] = random.next() < shareToday
      if (states[id]) factor.days.push(day)
    })
    return { day, mood: random.next() < gaps ? null : 3 + adds + 0.9 * state + (states[0] ? effect : 0) }
  })
  return { days, factors: made }
}
