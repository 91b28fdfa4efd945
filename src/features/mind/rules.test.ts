import { describe, expect, test } from 'vitest'
import { addDays } from '#platform/contract/dates.ts'
import { capacityOf, forestOf, readTreeKey, startOf } from './forest.ts'
import { GAME_IDS, GAMES, type GameId } from './games/core/catalog.ts'
import { RULES } from './games/all-rules.ts'
import { seededRandom } from '#platform/contract/random.ts'
import { normal } from './games/player.fixture.ts'
import { standingOf, trendOf } from './history.ts'
import { roundOf, ROUND_MINUTES, secondsOfRound, type LastPlayed } from './round.ts'
import { MAIN_UNITS } from './web/core/main-units.ts'

describe('Today’s round', () => {
  test('has three to five games of different domains that fit into the time, for any history', () => {
    for (let n = 0; n < 400; n++) {
      const random = seededRandom(`round ${n}`)
      const today = addDays('2026-03-01', random.below(300))
      const lastPlayed: LastPlayed = Object.fromEntries(
        GAME_IDS.filter(() => random.chance(0.7)).map((game) => [game, addDays(today, -1 - random.below(40))]),
      )
      for (const minutes of ROUND_MINUTES) {
        const round = roundOf({ today, lastPlayed, minutes })
        expect(round.length).toBeGreaterThanOrEqual(3)
        expect(round.length).toBeLessThanOrEqual(5)
        expect(new Set(round.map((game) => GAMES[game].domain)).size).toBe(round.length)
        if (round.length > 3) expect(secondsOfRound(round)).toBeLessThanOrEqual(minutes * 60)
        expect(roundOf({ today, lastPlayed, minutes })).toEqual(round)
      }
    }
  })

  test('begins with the games that were not played for longest', () => {
    const today = '2026-05-10'
    const lastPlayed: LastPlayed = {
      ...Object.fromEntries(GAME_IDS.map((game) => [game, addDays(today, -1)])),
      matrices: addDays(today, -30),
      corsi: addDays(today, -20),
    }
    expect(roundOf({ today, lastPlayed, minutes: 8 }).slice(0, 2)).toEqual(['matrices', 'corsi'])
  })

  test('contains every game within two weeks for a person who plays one round a day', () => {
    const lastPlayed: Partial<Record<GameId, string>> = {}
    for (let day = 0; day < 14; day++) {
      const today = addDays('2026-06-01', day)
      for (const game of roundOf({ today, lastPlayed, minutes: 8 })) lastPlayed[game] = today
    }
    expect(Object.keys(lastPlayed).sort()).toEqual([...GAME_IDS].sort())
  })
})

describe('The forest', () => {
  const trained = (n: number) => Object.fromEntries(GAME_IDS.map((game, nth) => [game, n + nth]))

  test('is the same for the same history, and one more session adds one ring and moves nothing', () => {
    const before = forestOf(trained(40))
    expect(forestOf(trained(40))).toEqual(before)
    const after = forestOf({ ...trained(40), corsi: 41 })
    expect(after.sessions).toBe(before.sessions + 1)
    const all = (forest: typeof before) => new Map(forest.groves.flatMap(({ trees }) => trees.map((tree) => [tree.key, tree])))
    const changed = [...all(after)].filter(([key, tree]) => JSON.stringify(tree) !== JSON.stringify(all(before).get(key)))
    expect(changed.map(([key]) => key.split('~')[0])).toEqual(['corsi'])
    for (const [key, { x, depth, rings, growth }] of all(before)) {
      const now = all(after).get(key)!
      expect([now.x, now.depth]).toEqual([x, depth])
      expect(now.rings).toBeGreaterThanOrEqual(rings)
      expect(now.growth).toBeGreaterThanOrEqual(growth)
    }
  })

  test('has every session in exactly one tree, however many there are', () => {
    for (const n of [0, 1, 6, 7, 143, 2000, 9000]) {
      const { groves } = forestOf({ flanker: n })
      const trees = groves.flatMap((grove) => grove.trees)
      expect(trees.reduce((sum, { rings }) => sum + rings, 0)).toBe(n)
      expect(trees.length).toBeLessThanOrEqual(24)
      trees.forEach(({ index, rings }, nth) => expect([index, nth === 23 || rings <= capacityOf(nth)]).toEqual([nth, true]))
    }
    expect(startOf(3)).toBe(capacityOf(0) + capacityOf(1) + capacityOf(2))
  })

  test('knows its trees by their keys, and nothing else', () => {
    expect(readTreeKey('corsi~3')).toEqual({ game: 'corsi', index: 3 })
    for (const key of ['', 'corsi', 'corsi~', 'corsi~-1', 'corsi~99', 'chess~1', 'corsi~1~2', '../corsi~1', 'corsi~1e1'])
      expect(readTreeKey(key)).toBeUndefined()
  })
})

describe('History', () => {
  const series = (name: string, means: readonly number[]) => {
    const random = seededRandom(name)
    return means.map((mean) => normal(random, mean, 10))
  }

  test('has no baseline before the seventh session, and takes it from the third to the seventh', () => {
    expect(standingOf([1, 2, 3, 4, 5, 6], 'more').baseline).toBeNull()
    expect(standingOf([99, 99, 1, 2, 3, 4, 5], 'more').baseline).toEqual({ median: 3, low: 2, high: 4, n: 5 })
  })

  test('reports “better” or “worse” for an unchanged person in about one of twenty histories at most', () => {
    let stated = 0
    for (let n = 0; n < 1000; n++) {
      const { change } = standingOf(
        series(
          `same ${n}`,
          Array.from({ length: 12 }, () => 500),
        ),
        'less',
      )
      if (change!.verdict !== 'same') stated++
    }
    expect(stated).toBeGreaterThan(25)
    expect(stated).toBeLessThan(75)
  })

  test('finds a change of three standard deviations in nearly everybody, and labels it by the game’s better direction', () => {
    const verdicts = Array.from({ length: 200 }, (_, n) => {
      const values = series(`change ${n}`, [...Array.from({ length: 7 }, () => 500), ...Array.from({ length: 5 }, () => 470)])
      return [standingOf(values, 'less').change!.verdict, standingOf(values, 'more').change!.verdict]
    })
    expect(verdicts.filter(([less]) => less === 'better').length).toBeGreaterThan(180)
    expect(verdicts.filter(([, more]) => more === 'worse').length).toBeGreaterThan(180)
  })

  test('has trends whose interval contains the true slope in about 95 of 100 histories, and that one outlier does not change', () => {
    let held = 0
    for (let n = 0; n < 300; n++) {
      const { low, high } = trendOf(
        series(
          `trend ${n}`,
          Array.from({ length: 30 }, (_, at) => 500 - at * 0.5),
        ),
      )!
      if (low <= -5 && -5 <= high) held++
    }
    expect(held / 300).toBeGreaterThan(0.91)
    const steady = Array.from({ length: 20 }, (_, at) => at)
    expect(trendOf(steady)!.perTen).toBe(10)
    expect(trendOf([...steady.slice(0, 10), 4000, ...steady.slice(11)])!.perTen).toBeCloseTo(10, 0)
    expect(trendOf([1, 2, 3])).toBeNull()
  })

  test('gives scores the unit that the game’s rules give them', () => {
    for (const game of GAME_IDS) expect([game, MAIN_UNITS[game]]).toEqual([game, RULES[game].main.unit])
  })
})
