import { seededRandom } from '#platform/contract/random.ts'
import type { Rules, Run, Trial } from '../core/rules.ts'
import { dPrime, mean } from '../core/scoring.ts'

export const STEP_MS = 3000
export const SHOWN_MS = 500
export const LETTERS = ['C', 'H', 'K', 'N', 'R', 'S', 'T', 'W'] as const
/** Eight places around the centre of a 3 × 3 grid. */
export const PLACES = 8
export const MOST_BACK = 9
const [BLOCKS, SCORED] = [2, 20]
/** Targets among the scored steps of a block: same place, same letter, both (Jaeggi et al., 2008). */
const [PLACE_ONLY, LETTER_ONLY, BOTH] = [4, 4, 2]

export type BackStep = {
  back: number
  block: number
  /** Index in its block. */
  step: number
  place: number
  letter: number
  samePlace: boolean
  sameLetter: boolean
}
/** Values of an answer: `same place`, `same letter`. */
export const [SAME_PLACE, SAME_LETTER] = [0, 1]

type Counts = { hits: number; signals: number; alarms: number; noises: number }
const MODALITIES = [
  { answer: SAME_PLACE, is: (step: BackStep) => step.samePlace },
  { answer: SAME_LETTER, is: (step: BackStep) => step.sameLetter },
] as const

/** Dual n-back with visual place and letter: blocks of 20 + n steps of three seconds; n follows the weaker modality. */
export const dualNBack: Rules<BackStep> = {
  id: 'dual-n-back',
  domain: 'memory',
  seconds: 140,
  practice: 14,
  most: 200,
  isTimed: false,
  main: { unit: 'level', better: 'more' },
  figures: {
    best: { unit: 'level', better: 'more' },
    next: { unit: 'level', better: 'neither' },
    place: { unit: 'dprime', better: 'more' },
    letter: { unit: 'dprime', better: 'more' },
  },
  next(run, done) {
    const { block, back, step } = whereIn(run, done)
    if (block >= BLOCKS) return null
    return blockOf(`${run.seed} ${block} ${back}`, back, block)[step]!
  },
  accepts: (_, r) => r.length <= 2 && r.every((one) => one === SAME_PLACE || one === SAME_LETTER) && new Set(r).size === r.length,
  isRight: (step, { r }) => MODALITIES.every(({ answer, is }) => r.includes(answer) === is(step)),
  least: () => STEP_MS,
  score(all) {
    const blocks = blocksOf(all).filter((block) => block.length === SCORED + block[0]!.stimulus.back)
    const levels = blocks.map((block) => block[0]!.stimulus.back)
    const none = { best: null, next: null, place: null, letter: null }
    if (blocks.length === 0) return { main: null, figures: none, why: 'few' }
    const counts = MODALITIES.map((modality) => blocks.map((block) => countsOf(block, modality)).reduce(sumOf))
    const last = blocks.at(-1)!
    return {
      main: mean(levels),
      figures: { best: Math.max(...levels), next: levelAfter(last), place: dPrime(counts[0]!), letter: dPrime(counts[1]!) },
    }
  },
}

const sumOf = (a: Counts, b: Counts): Counts => ({
  hits: a.hits + b.hits,
  signals: a.signals + b.signals,
  alarms: a.alarms + b.alarms,
  noises: a.noises + b.noises,
})

const blocksOf = (trials: readonly Trial<BackStep>[]): Trial<BackStep>[][] => [
  ...Map.groupBy(trials, ({ stimulus }) => stimulus.block).values(),
]

/** Position in the session. A void step is not repeated: its block continues, because later steps refer back to it. */
function whereIn({ start }: Run, done: readonly Trial<BackStep>[]): { block: number; back: number; step: number } {
  const last = done.at(-1)?.stimulus
  if (!last) return { block: 0, back: Math.min(MOST_BACK, Math.max(1, Math.round(start))), step: 0 }
  if (last.step + 1 < SCORED + last.back) return { block: last.block, back: last.back, step: last.step + 1 }
  return { block: last.block + 1, back: levelAfter(done.filter(({ stimulus }) => stimulus.block === last.block)), step: 0 }
}

function countsOf(block: readonly Trial<BackStep>[], { answer, is }: (typeof MODALITIES)[number]): Counts {
  const scored = block.filter(({ stimulus, void: isVoid }) => stimulus.step >= stimulus.back && isVoid === undefined)
  const stated = (trial: Trial<BackStep>) => trial.r.includes(answer)
  const signals = scored.filter(({ stimulus }) => is(stimulus))
  const noises = scored.filter(({ stimulus }) => !is(stimulus))
  return { hits: signals.filter(stated).length, signals: signals.length, alarms: noises.filter(stated).length, noises: noises.length }
}

/** Fewer than 10 % wrong steps in the weaker modality: one level up; more than a quarter wrong: one level down. */
function levelAfter(block: readonly Trial<BackStep>[]): number {
  const { back } = block[0]!.stimulus
  const shares = MODALITIES.map((modality) => {
    const { hits, signals, alarms, noises } = countsOf(block, modality)
    return signals + noises === 0 ? 0 : (hits + noises - alarms) / (signals + noises)
  })
  const worst = Math.min(...shares)
  return worst >= 0.9 ? Math.min(MOST_BACK, back + 1) : worst < 0.75 ? Math.max(1, back - 1) : back
}

function blockOf(seed: string, back: number, block: number): BackStep[] {
  const random = seededRandom(seed)
  const kinds = random.shuffled([
    ...Array.from({ length: PLACE_ONLY }, () => [true, false] as const),
    ...Array.from({ length: LETTER_ONLY }, () => [false, true] as const),
    ...Array.from({ length: BOTH }, () => [true, true] as const),
    ...Array.from({ length: SCORED - PLACE_ONLY - LETTER_ONLY - BOTH }, () => [false, false] as const),
  ])
  const steps: BackStep[] = []
  const other = (than: number | undefined) => {
    const value = random.below(than === undefined ? PLACES : PLACES - 1)
    return than !== undefined && value >= than ? value + 1 : value
  }
  for (let step = 0; step < SCORED + back; step++) {
    const before = steps[step - back]
    const [samePlace, sameLetter] = before ? kinds[step - back]! : [false, false]
    const place = samePlace ? before!.place : other(before?.place)
    const letter = sameLetter ? before!.letter : other(before?.letter)
    steps.push({ back, block, step, place, letter, samePlace, sameLetter })
  }
  return steps
}
