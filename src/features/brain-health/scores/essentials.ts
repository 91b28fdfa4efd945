import type { Smoking } from '../choices.ts'
import type { Known } from './known.ts'

/**
 * Life's Essential 8 of the American Heart Association: eight components of 0 to 100 and their plain mean, by the cut-offs for adults
 * of Lloyd-Jones et al. (Circulation, 2022). For food the paper uses a population percentile, or points of the MEPA screener; here only
 * the latter. A body mass index under 18.5, and an HbA1c from 6.5 without known diabetes, need a professional: they stay undecided.
 */
export const ESSENTIALS = ['food', 'movement', 'smoking', 'sleep', 'body', 'cholesterol', 'sugar', 'pressure'] as const
export type Essential = (typeof ESSENTIALS)[number]

export type EssentialRange = { low: number; high: number }
export type EssentialScore = {
  components: Record<Essential, EssentialRange>
  /** Mean of all eight, with unknown components as a range from 0 to 100. */
  low: number
  high: number
  /** Number of components with a definite score. */
  known: number
}

export function essentialScore(known: Known): EssentialScore {
  const components = Object.fromEntries(
    ESSENTIALS.map((one) => {
      const score = SCORES[one](known)
      if (score === null) return [one, { low: 0, high: 100 }]
      return [one, typeof score === 'number' ? { low: score, high: score } : { low: score[0], high: score[1] }]
    }),
  ) as Record<Essential, EssentialRange>
  const all = Object.values(components)
  const mean = (of: (range: EssentialRange) => number) => all.reduce((sum, range) => sum + of(range), 0) / all.length
  return {
    components,
    low: mean(({ low }) => low),
    high: mean(({ high }) => high),
    known: all.filter(({ low, high }) => low === high).length,
  }
}

type Score = number | readonly [number, number] | null
const LESS = 20
/** Subtracts 20 if the condition holds, but not below 0; a range if it is unknown. */
function lessIf(score: number, holds: boolean | null): Score {
  const less = Math.max(0, score - LESS)
  return holds === null && less !== score ? [less, score] : holds ? less : score
}

/** The score of the first threshold that the value reaches. */
const stepOf = (value: number, steps: readonly (readonly [least: number, score: number])[]): number =>
  steps.find(([least]) => value >= least)?.[1] ?? 0

const MEPA = [
  [15, 100],
  [12, 80],
  [8, 50],
  [4, 25],
] as const
const MINUTES = [
  [150, 100],
  [120, 90],
  [90, 80],
  [60, 60],
  [30, 40],
  [1, 20],
] as const
const HOURS = [
  [10, 40],
  [9, 90],
  [7, 100],
  [6, 70],
  [5, 40],
  [4, 20],
] as const
const BMI = [
  [40, 0],
  [35, 15],
  [30, 30],
  [25, 70],
  [18.5, 100],
] as const
const NON_HDL = [
  [220, 0],
  [190, 20],
  [160, 40],
  [130, 60],
  [0, 100],
] as const
const DIABETES = [
  [10, 0],
  [9, 10],
  [8, 20],
  [7, 30],
  [0, 40],
] as const
const SMOKING: Readonly<Record<Smoking, number>> = { never: 100, 'quit-5': 75, 'quit-1': 50, 'quit-lately': 25, vapes: 25, smokes: 0 }

const SCORES: Readonly<Record<Essential, (known: Known) => Score>> = {
  food: ({ mepa }) => (mepa === null ? null : stepOf(mepa, MEPA)),
  movement: ({ minutes, minutesLeast }) => {
    const least = stepOf(minutesLeast, MINUTES)
    return minutes === null && least < 100 ? [least, 100] : least
  },
  smoking: ({ smoking, isSmokyAtHome }) => (smoking === null ? null : lessIf(SMOKING[smoking], isSmokyAtHome)),
  sleep: ({ sleepHours }) => (sleepHours === null ? null : stepOf(sleepHours, HOURS)),
  body: ({ bmi }) => (bmi === null || bmi < 18.5 ? null : stepOf(bmi, BMI)),
  cholesterol: ({ nonHdl, fatTreated }) => (nonHdl === null ? null : lessIf(stepOf(nonHdl, NON_HDL), fatTreated)),
  sugar: ({ hba1c, hasDiabetes }) => {
    if (hba1c === null) return null
    const withIt = stepOf(hba1c, DIABETES)
    if (hasDiabetes === true) return withIt
    if (hba1c >= 6.5) return null
    const without = hba1c < 5.7 ? 100 : 60
    return hasDiabetes === null ? [withIt, without] : without
  },
  pressure: ({ systolic, diastolic, pressureTreated }) => {
    if (systolic === null || diastolic === null) return null
    return lessIf(pressureScore(systolic, diastolic), pressureTreated)
  },
}

function pressureScore(systolic: number, diastolic: number): number {
  if (systolic >= 160 || diastolic >= 100) return 0
  if (systolic >= 140 || diastolic >= 90) return 25
  if (systolic >= 130 || diastolic >= 80) return 50
  return systolic >= 120 ? 75 : 100
}
