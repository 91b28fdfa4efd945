/**
 * False findings of Insight. The generated diaries have no effects on the mood, but factors and mood may have
 * a common cause (weekends, a better year). It prints the share of people with at least one finding, which should be at most
 * the nominal rate, how often a true effect is found and its interval contains it, and the time for ten years of sixty factors.
 * Run it with: node bench/insight.ts
 */
import { performance } from 'node:perf_hooks'
import { associations } from '../src/platform/server/statistics/associations.ts'
import { FALSE_DISCOVERY_RATE } from '../src/platform/server/statistics/false-discovery.ts'
import { syntheticDiary } from '../src/platform/server/statistics/synthetic.fixture.ts'

const PEOPLE = 500
const quick = { draws: 400, permutations: 999 }
type Wish = Omit<Parameters<typeof syntheticDiary>[0], 'seed'>

const weekend = { adds: 0.6, share: 0.75 }
const trend = { adds: 1, share: 0.6 }
const nothing: Record<string, Wish> = {
  'factors by chance, half a year': { length: 180, factors: 4 },
  'factors that last for days, half a year': { length: 180, factors: 4, lasting: 0.6 },
  'factors on weekends, moods better there, half a year': { length: 180, factors: 4, share: 0.15, weekend },
  'factors on weekends, moods better there, two years': { length: 730, factors: 4, share: 0.15, weekend },
  'factors and moods rising, half a year': { length: 180, factors: 4, share: 0.1, trend },
  'factors and moods rising, two years': { length: 730, factors: 4, share: 0.1, trend },
  'weekends and rising, factors that last, a year': { length: 365, factors: 4, share: 0.15, lasting: 0.3, weekend, trend },
}

const percent = (share: number) => `${(share * 100).toFixed(1).padStart(5)} %`
console.log(
  `nominal: at most ${percent(FALSE_DISCOVERY_RATE)} of ${PEOPLE} people are told a finding where there is none; intervals hold 0 in 95 %`,
)
for (const [name, wish] of Object.entries(nothing)) {
  let [reported, held, all] = [0, 0, 0]
  for (let run = 0; run < PEOPLE; run++) {
    const { found } = associations({ ...syntheticDiary({ ...wish, seed: `${name} ${run}` }), seed: run, ...quick })
    if (found.some(({ q }) => q <= FALSE_DISCOVERY_RATE)) reported++
    for (const { interval, timing } of found) {
      if (timing !== 'same' || !interval) continue
      all++
      if (interval.low <= 0 && 0 <= interval.high) held++
    }
  }
  console.log(`${name.padEnd(56)} told ${percent(reported / PEOPLE)}   intervals hold 0 ${percent(held / all)}`)
}
for (const [name, wish] of Object.entries({
  'an effect of 0.7, half a year': { length: 180, factors: 4, effect: 0.7 },
  'an effect of 0.7 on weekends mostly, half a year': { length: 180, factors: 4, effect: 0.7, share: 0.15, weekend },
} satisfies Record<string, Wish>)) {
  let [found, held, sum] = [0, 0, 0]
  for (let run = 0; run < PEOPLE; run++) {
    const answer = associations({ ...syntheticDiary({ ...wish, seed: `${name} ${run}` }), seed: run, ...quick })
    const one = answer.found.find(({ id, timing }) => id === 'factor 0' && timing === 'same')
    if (!one?.interval) continue
    sum += one.adjusted
    if (one.q <= FALSE_DISCOVERY_RATE) found++
    if (one.interval.low <= 0.7 && 0.7 <= one.interval.high) held++
  }
  console.log(
    `${name.padEnd(56)} found ${percent(found / PEOPLE)}   intervals hold it ${percent(held / PEOPLE)}   mean ${(sum / PEOPLE).toFixed(2)}`,
  )
}
const life = syntheticDiary({ seed: 'long', length: 3700, factors: 60, effect: 0.5 })
const start = performance.now()
associations({ ...life, seed: 1 })
console.log(`ten years of sixty factors: ${Math.round(performance.now() - start)} ms`)
