import { FOODS } from '../choices.ts'
import type { Known } from './known.ts'

/**
 * The McCance Brain Care Score: items and points as published by Singh et al. (Frontiers in Neurology, 2023), 21 in all. An unknown
 * item contributes a range from its fewest to its most points, and is never counted as 0.
 */
export const CARE_SECTIONS = {
  physical: ['pressure', 'sugar', 'cholesterol', 'body'],
  lifestyle: ['food', 'alcohol', 'smoking', 'movement', 'sleep'],
  social: ['stress', 'people', 'meaning'],
} as const
export type CareSection = keyof typeof CARE_SECTIONS
export type CareItem = (typeof CARE_SECTIONS)[CareSection][number]
export const SECTION_NAMES = Object.keys(CARE_SECTIONS) as CareSection[]
export const CARE_ITEMS: readonly CareItem[] = SECTION_NAMES.flatMap((section) => CARE_SECTIONS[section])

const MOST: Readonly<Record<CareItem, number>> = {
  pressure: 3,
  sugar: 2,
  cholesterol: 1,
  body: 2,
  food: 2,
  alcohol: 2,
  smoking: 3,
  movement: 1,
  sleep: 1,
  stress: 2,
  people: 1,
  meaning: 1,
}

/** low = high: the value is known. */
export type Range = { low: number; high: number; most: number }
export type CareScore = Range & { items: Record<CareItem, Range>; sections: Record<CareSection, Range> }

export function careScore(known: Known): CareScore {
  const items = Object.fromEntries(
    CARE_ITEMS.map((item) => {
      const most = MOST[item]
      const points = POINTS[item](known)
      if (points === null) return [item, { low: 0, high: most, most }]
      const [low, high] = typeof points === 'number' ? [points, points] : points
      return [item, { low, high, most }]
    }),
  ) as Record<CareItem, Range>
  const sections = Object.fromEntries(
    SECTION_NAMES.map((section) => [section, sumOf(CARE_SECTIONS[section].map((item) => items[item]))]),
  ) as Record<CareSection, Range>
  return { ...sumOf(Object.values(sections)), items, sections }
}

function sumOf(ranges: readonly Range[]): Range {
  const sum = (of: (range: Range) => number) => ranges.reduce((all, range) => all + of(range), 0)
  return { low: sum(({ low }) => low), high: sum(({ high }) => high), most: sum(({ most }) => most) }
}

/** Points, their fewest and most, or null if nothing is known. */
const POINTS: Readonly<Record<CareItem, (known: Known) => number | readonly [number, number] | null>> = {
  pressure: ({ systolic, diastolic }) => {
    if (systolic === null || diastolic === null) return null
    if (systolic >= 140 || diastolic >= 90) return 0
    return systolic >= 120 || diastolic >= 80 ? 2 : 3
  },
  sugar: ({ hba1c }) => (hba1c === null ? null : hba1c < 5.7 ? 2 : hba1c < 6.5 ? 1 : 0),
  cholesterol: ({ total }) => (total === null ? null : total < 190 ? 1 : 0),
  body: ({ bmi }) => (bmi === null ? null : bmi < 18.5 || bmi >= 30 ? 0 : bmi < 25 ? 2 : 1),
  food: ({ food }) => {
    const reached = FOODS.filter((one) => food[one] === true).length
    const open = FOODS.filter((one) => food[one] === null).length
    return [foodPoints(reached), foodPoints(reached + open)]
  },
  alcohol: ({ drinksAWeek }) => (drinksAWeek === null ? null : drinksAWeek < 2 ? 2 : drinksAWeek < 4 ? 1 : 0),
  smoking: ({ smoking }) => {
    if (smoking === null) return null
    // The card only mentions smoking, so vaping is undecided.
    if (smoking === 'vapes') return [0, 3]
    return smoking === 'smokes' || smoking === 'quit-lately' ? 0 : 3
  },
  movement: ({ minutes, minutesLeast }) => (minutesLeast >= 150 ? 1 : minutes === null ? null : 0),
  sleep: ({ sleepHours, sleepTrouble }) => {
    if (sleepHours === null) return null
    if (sleepHours < 7 || sleepTrouble === 'untreated') return 0
    return sleepTrouble === null ? [0, 1] : 1
  },
  stress: ({ stress }) => (stress === null ? null : { rarely: 2, sometimes: 1, often: 0 }[stress]),
  people: ({ close }) => (close === null ? null : close === 'two-or-more' ? 1 : 0),
  meaning: ({ hasMeaning }) => (hasMeaning === null ? null : hasMeaning ? 1 : 0),
}

const foodPoints = (reached: number) => (reached >= 3 ? 2 : reached === 2 ? 1 : 0)
