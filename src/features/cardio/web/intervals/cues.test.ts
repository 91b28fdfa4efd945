import { expect, test } from 'vitest'
import { stepsOf } from '../../engine/intervals.ts'
import { cuesOf } from './cues.ts'

test('a run has cues at the start of each step, three before each change and two at its end, all within its length', () => {
  const steps = stepsOf({ warmUp: 60, work: 40, rest: 20, rounds: 3, coolDown: 0 })
  const { seconds, cues } = cuesOf(steps)
  const total = steps.reduce((sum, step) => sum + step.seconds, 0)
  for (const { from, seconds: length } of steps) {
    expect(cues.some(({ at }) => at === from)).toBe(true)
    for (const before of [3, 2, 1]) expect(cues.some(({ at }) => at === from + length - before)).toBe(true)
  }
  const work = steps
    .filter(({ kind }) => kind === 'work')
    .map(({ from }) => cues.find(({ at, seconds: long }) => at === from && long === 0.5)!.hertz)
  const rest = steps
    .filter(({ kind }) => kind !== 'work')
    .map(({ from }) => cues.find(({ at, seconds: long }) => at === from && long === 0.5)!.hertz)
  expect(Math.min(...work)).toBeGreaterThan(Math.max(...rest))
  expect(cues.filter(({ at }) => at >= total)).toHaveLength(2)
  for (const { at, seconds: long } of cues) expect(at + long).toBeLessThanOrEqual(seconds)
})

test('a step of a few seconds is not covered by cues', () => {
  const { cues } = cuesOf(stepsOf({ warmUp: 0, work: 5, rest: 5, rounds: 2, coolDown: 0 }))
  expect(cues.filter(({ hertz }) => hertz === 700)).toEqual([])
})
