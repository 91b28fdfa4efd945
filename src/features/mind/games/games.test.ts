import { describe, expect, test } from 'vitest'
import { RULES } from './all-rules.ts'
import { DOMAINS, GAME_IDS, GAMES, isGameId } from './core/catalog.ts'
import { assertTimes, ImpossibleAnswer, replay, type Rules } from './core/rules.ts'
import { mean } from './core/scoring.ts'
import { stairOf, thresholdOf, type StairRule } from './core/staircase.ts'
import { rounds } from '#testing/depth.ts'
import { seededRandom } from '#platform/contract/random.ts'
import { played, type Player } from './player.fixture.ts'
import * as skill from './player-skills.fixture.ts'
import { corsi } from './rules/corsi.ts'
import { digitSpan } from './rules/digit-span.ts'
import { dualNBack } from './rules/dual-n-back.ts'
import { flanker } from './rules/flanker.ts'
import { goNoGo } from './rules/go-no-go.ts'
import { lexicalDecision } from './rules/lexical-decision.ts'
import { matrices, matrixOf } from './rules/matrices.ts'
import { mentalRotation } from './rules/mental-rotation.ts'
import { flightOf, objectTracking, POND, RADIUS } from './rules/object-tracking.ts'
import { stopSignal } from './rules/stop-signal.ts'
import { symbolDigit } from './rules/symbol-digit.ts'
import { taskSwitching } from './rules/task-switching.ts'
import { timeEstimation } from './rules/time-estimation.ts'
import { wideLook } from './rules/wide-look.ts'
import { WORD_LISTS } from './rules/word-lists.ts'

const RUNS = rounds(200, 500)
/** Positions of the stop signals in a session of 96 trials with the seed "earlier". */
const EARLIER = [0, 6, 10, 12, 16, 22, 27, 28, 33, 39, 41, 45, 51, 52, 59, 61, 65, 70, 72, 76, 82, 86, 91, 92]

/** Main scores of many sessions of one player. */
function mains<S>(rules: Rules<S>, player: Player<S>, runs = RUNS): number[] {
  return Array.from({ length: runs }, (_, run) => played(rules, player, { seed: `${rules.id} ${run}`, start: 2 }).score.main).filter(
    (main) => main !== null,
  )
}

const spread = (values: readonly number[]) => Math.sqrt(mean(values.map((value) => (value - mean(values)!) ** 2))!)

describe('Staircases', () => {
  const rule = (inARow: 2 | 3): StairRule => ({
    inARow,
    start: 20,
    least: 0,
    most: 40,
    harder: 'more',
    step: { kind: 'add', size: 1, first: 2 },
  })

  test.each([
    [2, 0.707],
    [3, 0.794],
  ] as const)('with %i right in a row find the level at which %d are right, over many runs', (inARow, target) => {
    const stair = rule(inARow)
    const [middle, width] = [25, 1.5]
    // The level at which the player's curve passes the target.
    const truth = middle - width * Math.log(target / (1 - target))
    const found = Array.from({ length: RUNS }, (_, run) => {
      const random = seededRandom(`stair ${inARow} ${run}`)
      const rights: boolean[] = []
      while (stairOf(stair, rights).reversals.length < 8) {
        const { level } = stairOf(stair, rights)
        rights.push(random.next() < 1 / (1 + Math.exp((level - middle) / width)))
      }
      return thresholdOf(stair, rights)!
    })
    // Required: a mean error of at most half a step, and two of three single sessions within a step and a half.
    expect(Math.abs(mean(found)! - truth)).toBeLessThan(0.5)
    expect(spread(found)).toBeLessThan(1.5)
  })

  test('stay within their ends, and say nothing before there are two turns', () => {
    expect(
      stairOf(
        rule(2),
        Array.from({ length: 200 }, () => true),
      ).level,
    ).toBe(40)
    expect(
      stairOf(
        rule(2),
        Array.from({ length: 200 }, () => false),
      ).level,
    ).toBe(0)
    expect(thresholdOf(rule(2), [true, true, true])).toBeNull()
  })
})

describe('A player of known ability is found by', () => {
  test.each([
    ['the digit span: half a digit', digitSpan, skill.digitPlayer(6), 6, 0.5, 0.6],
    ['object tracking: half a firefly', objectTracking, skill.trackPlayer(3.5), 3.5, 0.5, 0.5],
    ['the stop-signal task: 20 ms', stopSignal, skill.racePlayer(230), 230, 20, 28],
    ['go/no-go: 0.3 of d′', goNoGo, skill.goPlayer(0.05, 0.2), 2.49, 0.3, 0.5],
    ['matrices: two thirds of a level', matrices, skill.matrixPlayer(4), 3.6, 0.67, 0.8],
    ['time estimation: 2 %', timeEstimation, skill.timePlayer(0, 0.12), 9.6, 2, 3],
    ['the words: 15 ms', lexicalDecision, skill.wordPlayer(620), 608, 15, 30],
    ['the flanker: 15 ms', flanker, skill.flankerPlayer(480, 70), 538, 15, 30],
    ['task switching: 15 ms', taskSwitching, skill.switchPlayer(700, 200), 888, 15, 30],
    ['symbol–digit: one symbol', symbolDigit, skill.symbolPlayer(1500), 58.8, 1.5, 2],
    ['the rotation: 40 ms', mentalRotation, skill.rotationPlayer(900, 4), 1235, 40, 90],
  ] as [string, Rules<unknown>, Player<unknown>, number, number, number][])('%s', (_, rules, player, truth, error, scatter) => {
    const found = mains(rules, player)
    // Some sessions of the stop-signal task end without a usable race, as its rules allow.
    expect(found.length).toBeGreaterThan(RUNS * 0.75)
    expect(Math.abs(mean(found)! - truth)).toBeLessThan(error)
    expect(spread(found)).toBeLessThan(scatter)
  })

  test('the stop-signal task names no stopping time before fifty signs to stop', () => {
    const { trials, score } = played(stopSignal, skill.racePlayer(230), { seed: 'fifty', start: 2 })
    const isStop = ({ stimulus }: (typeof trials)[number]) => stimulus.delay !== null
    expect(trials.filter(isStop).length).toBeGreaterThanOrEqual(50)
    expect(score.main).not.toBeNull()
    const last = trials.findLastIndex(isStop)
    const fewer = trials.filter((trial, index) => index <= last && !(isStop(trial) && index === last))
    expect(stopSignal.score(fewer)).toMatchObject({ main: null, why: 'few' })
    expect(stopSignal.score(trials.slice(0, 96))).toMatchObject({ main: null, why: 'few' })
  })

  test('the stop-signal task still begins with the trials that earlier sessions of 96 trials had', () => {
    const { trials } = played(stopSignal, skill.racePlayer(230), { seed: 'earlier', start: 2 })
    const stops = trials.slice(0, 96).flatMap(({ stimulus }, index) => (stimulus.delay === null ? [] : [index]))
    expect(stops).toEqual(EARLIER)
  })

  test('the wide look: within a fifth of the duration, over 500 runs', () => {
    const found = mains(wideLook, skill.lookPlayer(100))
    // The duration at which this player is right in 79.4 %: the middle always, the side by perception.
    const logs = found.map((value) => Math.log(value))
    expect(Math.exp(mean(logs)!)).toBeGreaterThan(80)
    expect(Math.exp(mean(logs)!)).toBeLessThan(120)
    expect(spread(logs)).toBeLessThan(0.35)
  })

  test('block tapping: a player with a capacity of six has a span of six, and span times right paths as the score', () => {
    const sure: Player<{ path: readonly number[] }> = ({ path }) => ({ r: path.length <= 6 ? path : [], rt: 8000 })
    expect(played(corsi, sure, { seed: 'six' }).score).toEqual({ main: 60, figures: { span: 6, correct: 10 } })
    expect(
      Math.abs(
        mean(Array.from({ length: RUNS }, (_, run) => played(corsi, skill.spanPlayer(5.5), { seed: `c ${run}` }).score.figures.span!))! -
          5.5,
      ),
    ).toBeLessThan(0.5)
  })

  test('dual n-back: a player who is sure up to three back reaches three from any start level, and no more, over 500 runs', () => {
    for (const start of [1, 2, 3, 4]) {
      const best = Array.from({ length: RUNS / 4 }, (_, run) => {
        let level = start
        for (let session = 0; session < 3; session++)
          level = played(dualNBack, skill.backPlayer(3), { seed: `back ${start} ${run} ${session}`, start: level }).score.figures.next!
        return level
      })
      expect(mean(best)!).toBeGreaterThan(2.6)
      expect(mean(best)!).toBeLessThan(4.1)
    }
  })
})

describe('Every game', () => {
  test.each(GAME_IDS)('%s has the same facts as the list of games, and a session of it takes one to three minutes', (id) => {
    const rules = RULES[id]
    expect([rules.id, rules.domain, rules.seconds, rules.main.better]).toEqual([id, GAMES[id].domain, GAMES[id].seconds, GAMES[id].better])
    expect(rules.seconds).toBeGreaterThanOrEqual(60)
    expect(rules.seconds).toBeLessThanOrEqual(180)
    // Simulated players need no fixation cross and no pause.
    const times = Array.from(
      { length: 20 },
      (_, run) => skill.sessionOf(id, 0.5, { seed: `${id} long ${run}`, start: 2 }).milliseconds / 1000,
    )
    expect(mean(times)!).toBeGreaterThan(rules.seconds * 0.55)
    expect(mean(times)!).toBeLessThan(rules.seconds * 1.3)
  })

  test.each(GAME_IDS)('%s is the same session again from its answers alone, and fits into its time', (id) => {
    const { trials, score, answers, run, milliseconds } = skill.sessionOf(id, 0.4, { seed: `${id} again`, start: 2 })
    const again = replay(RULES[id], run, answers)
    expect(again).toEqual({ trials, isOver: true })
    expect(RULES[id].score(again.trials)).toEqual(score)
    expect(() => assertTimes(RULES[id], again.trials, milliseconds)).not.toThrow()
  })

  test.each(GAME_IDS)('%s refuses answers it does not have, more of them than there are trials, and times that cannot be', (id) => {
    const { answers, run, milliseconds, trials } = skill.sessionOf(id, 0.4, { seed: `${id} forged`, start: 2 })
    const rules = RULES[id]
    expect(() => replay(rules, run, [{ ...answers[0]!, r: [99, 98] }])).toThrow(ImpossibleAnswer)
    expect(() => replay(rules, run, [...answers, ...answers.slice(0, 3)])).toThrow(ImpossibleAnswer)
    const atOnce = trials.map((trial) => ({ ...trial, at: 0 }))
    expect(() => assertTimes(rules, atOnce, milliseconds)).toThrow(ImpossibleAnswer)
    expect(() => assertTimes(rules, trials, milliseconds / 2)).toThrow(ImpossibleAnswer)
  })

  test.each(GAME_IDS)('%s continues after void trials, does not count them, and shows another trial than the void one', (id) => {
    const { run, answers, score } = skill.sessionOf(id, 0.4, { seed: `${id} void`, start: 2 })
    const rules = RULES[id]
    const first = rules.next(run, [])
    const removed = { stimulus: first, r: [], rt: null, at: 10, void: 'hidden' as const, isRight: false }
    expect(rules.next(run, [removed])).not.toBeNull()
    const { trials } = replay(rules, run, [{ r: [], rt: null, at: 10, void: 'hidden' }])
    expect(trials[0]!.isRight).toBe(false)
    expect(rules.score(trials).main).toBeNull()
    expect(score.main === null || answers.length > 1).toBe(true)
  })

  test('belongs to a domain, and every domain has a game', () => {
    expect(new Set(GAME_IDS.map((id) => GAMES[id].domain))).toEqual(new Set(DOMAINS))
    expect(isGameId('corsi')).toBe(true)
    expect(isGameId('chess')).toBe(false)
  })
})

describe('Material', () => {
  test('matrices have one right choice, six different ones, and the same for the same seed', () => {
    for (let level = 1; level <= 6; level++)
      for (let n = 0; n < 60; n++) {
        const matrix = matrixOf(`m ${n}`, level)
        expect(matrix.choices[matrix.right]).toEqual(matrix.cells[8])
        expect(new Set(matrix.choices.map((cell) => JSON.stringify(cell))).size).toBe(6)
        expect(matrixOf(`m ${n}`, level)).toEqual(matrix)
      }
  })

  test('fireflies stay in the pond and never lie over each other when they stop', () => {
    for (let n = 0; n < 40; n++) {
      const last = flightOf({ targets: 3, seed: `f ${n}` }).at(-1)!
      for (const { x, y } of last) expect(x >= RADIUS && y >= RADIUS && x <= POND - RADIUS && y <= POND - RADIUS).toBe(true)
      for (const [a, one] of last.entries())
        for (const other of last.slice(a + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(RADIUS * 1.2)
    }
  })

  test.each(['en', 'de'] as const)('words of %s: none is a non-word, none comes twice, and no list ends within a session', (language) => {
    const { words, nonWords, pairs } = WORD_LISTS[language]
    const all = [...words, ...nonWords].map((word) => word.toLowerCase())
    expect(all.filter((word, at) => all.indexOf(word) !== at)).toEqual([])
    expect(all.filter((word) => !/^[\p{L}]{4,9}$/u.test(word))).toEqual([])
    expect(words.length).toBeGreaterThan(90)
    expect(nonWords.length).toBeGreaterThan(90)
    expect(pairs.length).toBeGreaterThanOrEqual(39)
    expect(pairs.filter(([a, b]) => !a || !b || a === b)).toEqual([])
  })
})
