// Limits of the answers, used by the forms and by the contract.

/** Limits of a numeric answer: from `least` to `most`. */
export type Limits = { least: number; most: number }

export const LIMITS = {
  /** mmHg */
  systolic: { least: 60, most: 260 },
  diastolic: { least: 30, most: 160 },
  /** Per cent (NGSP). */
  hba1c: { least: 3, most: 20 },
  /** mg/dL */
  total: { least: 50, most: 600 },
  nonHdl: { least: 20, most: 560 },
  kg: { least: 25, most: 400 },
  cm: { least: 100, most: 250 },
  drinks: { least: 0, most: 150 },
  minutes: { least: 0, most: 6000 },
  hours: { least: 0, most: 16 },
  mepa: { least: 0, most: 16 },
} as const satisfies Record<string, Limits>
export type LimitName = keyof typeof LIMITS

export const isWithin = (name: LimitName, value: number): boolean => value >= LIMITS[name].least && value <= LIMITS[name].most
