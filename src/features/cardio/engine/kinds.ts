import type { Muscle } from '#platform/body/muscles.ts'

export const CARDIO_KINDS = ['run', 'walk', 'ride', 'swim', 'row', 'hike', 'class', 'other'] as const
export type CardioKind = (typeof CARDIO_KINDS)[number]

/** Effort by the talk test: light is below health guidelines, moderate allows talking, vigorous only a few words. */
export const EFFORTS = ['light', 'moderate', 'vigorous'] as const
export type Effort = (typeof EFFORTS)[number]

/** The minimum speed in miles an hour, its METs, and the code of the row. */
type SpeedRow = readonly [mph: number, met: number, code: string]
type EffortRow = readonly [met: number, code: string]

type KindFacts = {
  /** Display of speed: minutes a kilometre, kilometres an hour, minutes per hundred or five hundred metres; null: none. */
  speaks: 'pace' | 'speed' | 'per100' | 'per500' | null
  /** By effort, where no speed is known. */
  byEffort: Readonly<Record<Effort, EffortRow>>
  bySpeed?: readonly SpeedRow[]
  /** Muscle load of an hour at moderate effort, in hard sets. Our own constants: they rank muscles and come from no study. */
  muscles: Partial<Record<Muscle, number>>
}

/**
 * METs from the 2024 Adult Compendium of Physical Activities (Herrmann SD et al., J Sport Health Sci 2024;13(1):6-12), adults of 19 to 59
 * years; rowing uses the ergometer rows. The mapping of rows to efforts is our choice.
 */
export const KIND_FACTS: Readonly<Record<CardioKind, KindFacts>> = {
  run: {
    speaks: 'pace',
    byEffort: { light: [6, '12010'], moderate: [7.5, '12020'], vigorous: [10.5, '12145'] },
    bySpeed: [
      [0, 3.3, '12026'],
      [3.8, 6.5, '12028'],
      [4.25, 7.8, '12029'],
      [4.9, 8.5, '12030'],
      [5.35, 9, '12045'],
      [5.9, 9.3, '12050'],
      [6.5, 10.5, '12060'],
      [6.85, 11, '12070'],
      [7.25, 11.8, '12080'],
      [7.75, 12, '12090'],
      [8.3, 12.5, '12100'],
      [8.8, 13, '12110'],
      [9.15, 14.8, '12115'],
      [10.5, 16.8, '12130'],
      [11.5, 18.5, '12132'],
      [12.5, 19.8, '12134'],
      [13.5, 23, '12135'],
    ],
    muscles: { calves: 4, quads: 3.5, hamstrings: 3, glutes: 2.5, 'hip-flexors': 2, 'lower-back': 0.5 } as Partial<Record<Muscle, number>>,
  },
  walk: {
    speaks: 'pace',
    byEffort: { light: [2.8, '17152'], moderate: [3.8, '17190'], vigorous: [7, '17230'] },
    bySpeed: [
      [0, 2.3, '17151'],
      [2, 2.8, '17152'],
      [2.45, 3, '17170'],
      [2.65, 3.8, '17190'],
      [3.45, 4.8, '17200'],
      [3.95, 5.5, '17220'],
      [4.45, 7, '17230'],
      [4.95, 8.5, '17231'],
    ],
    muscles: { calves: 1.2, quads: 0.8, hamstrings: 0.6, glutes: 0.6 },
  },
  ride: {
    speaks: 'speed',
    byEffort: { light: [4.3, '01015'], moderate: [7, '01016'], vigorous: [9, '01017'] },
    bySpeed: [
      [0, 3.5, '01018'],
      [7.5, 4, '01010'],
      [9.2, 5.8, '01019'],
      [10, 6.8, '01020'],
      [12, 8, '01030'],
      [14, 10, '01040'],
      [16, 12, '01050'],
      [20, 16.8, '01060'],
    ],
    muscles: { quads: 4, glutes: 2.5, hamstrings: 1.5, calves: 1.5, 'lower-back': 0.5 },
  },
  swim: {
    speaks: 'per100',
    // One row of the table covers both: “laps, slow, light or moderate effort”.
    byEffort: { light: [5.8, '18240'], moderate: [5.8, '18240'], vigorous: [9.8, '18230'] },
    muscles: { lats: 3, 'front-delts': 2, 'rear-delts': 1.5, triceps: 2, chest: 1.5, abs: 1, glutes: 0.8 },
  },
  row: {
    speaks: 'per500',
    byEffort: { light: [5, '02071'], moderate: [7.3, '02070'], vigorous: [11, '02073'] },
    muscles: { lats: 3, 'upper-back': 2.5, quads: 2.5, glutes: 2, hamstrings: 1.5, 'lower-back': 2, biceps: 1.5, forearms: 1 },
  },
  hike: {
    speaks: 'pace',
    byEffort: { light: [3.8, '17190'], moderate: [5.3, '17082'], vigorous: [7.8, '17012'] },
    muscles: { quads: 2.2, glutes: 2, calves: 2, hamstrings: 1.2, 'lower-back': 0.5 },
  },
  class: {
    speaks: null,
    byEffort: { light: [4.8, '02005'], moderate: [7.3, '02000'], vigorous: [8, '02006'] },
    muscles: { quads: 1.8, glutes: 1.5, calves: 1.5, abs: 1, 'side-delts': 0.8 },
  },
  other: {
    speaks: null,
    byEffort: { light: [2.8, '17152'], moderate: [5, '02048'], vigorous: [9, '02049'] },
    muscles: { quads: 1.5, glutes: 1.2, calves: 1.2 },
  },
}

/** Factor of each effort on the muscle load of an hour. Our own constants, too. */
const TIRES: Readonly<Record<Effort, number>> = { light: 0.5, moderate: 1, vigorous: 1.6 }
const MOST_HOURS = 6

/** Muscle load of a session, in hard sets by muscle: the unit of the muscle map of strength training. */
export function muscleLoadOf({
  kind,
  effort,
  seconds,
}: {
  kind: CardioKind
  effort: Effort
  seconds: number
}): Partial<Record<Muscle, number>> {
  const hours = Math.min(MOST_HOURS, seconds / 3600) * TIRES[effort]
  return Object.fromEntries(
    Object.entries(KIND_FACTS[kind].muscles).map(([muscle, sets]) => [muscle, Math.round(sets * hours * 100) / 100]),
  )
}
