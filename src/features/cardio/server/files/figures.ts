import { isZone } from '#platform/contract/dates.ts'

/** Body figures of one moment, or of one day where the file states only that. kg, per cent, cm. */
export type Figures = { weight?: number; bodyFat?: number; waist?: number }
export type FigureName = keyof Figures
export const FIGURE_NAMES = ['weight', 'bodyFat', 'waist'] as const satisfies readonly FigureName[]

export type Figure = {
  /** Epoch milliseconds; null: the file states the day only. */
  at: number | null
  day: string | null
  /** Time zone that the file states; null: none. */
  zone: string | null
  values: Figures
}

/** Maximum number of moments read from one file: far more than the entries that one person can have. */
const MOST_MOMENTS = 100_000

/** Figures by the second of measurement: two apps that recorded the same weighing count once. */
export class FiguresBySecond {
  readonly #moments = new Map<number, Figure>()

  /** False: MOST_MOMENTS is reached. */
  add(at: number, zone: string | null, name: FigureName, value: number): boolean {
    const second = Math.floor(at / 1000)
    const here = this.#moments.get(second)
    if (here) here.values[name] ??= value
    else {
      if (this.#moments.size >= MOST_MOMENTS) return false
      this.#moments.set(second, { at: second * 1000, day: null, zone, values: { [name]: value } })
    }
    return true
  }

  /** All figures, oldest first. */
  all(): Figure[] {
    return [...this.#moments.values()].toSorted((a, b) => a.at! - b.at!)
  }
}

/** The time zone that a file names, if it exists. */
export const zoneIn = (stated: string | undefined): string | null => (stated !== undefined && isZone(stated) ? stated : null)

const MASS: Readonly<Record<string, number>> = { kg: 1, g: 0.001, lb: 0.45359237, lbs: 0.45359237, st: 6.35029318, oz: 0.028349523125 }
const LENGTH: Readonly<Record<string, number>> = { m: 1, km: 1000, cm: 0.01, mm: 0.001, mi: 1609.344, yd: 0.9144, ft: 0.3048, in: 0.0254 }
const ENERGY: Readonly<Record<string, number>> = { kcal: 1, Cal: 1, cal: 0.001, kJ: 1 / 4.184, J: 1 / 4184 }
const TIME: Readonly<Record<string, number>> = { s: 1, sec: 1, min: 60, h: 3600, hr: 3600 }

/** A decimal number: `0x46` and an empty text are NaN. */
export const numberOf = (stated: string | undefined): number =>
  stated === undefined || stated.trim() === '' || /[xob]/i.test(stated) ? Number.NaN : Number(stated)

/** Converts a figure to kg, metres, kcal or seconds; undefined for an invalid number or an unknown unit. */
const inUnit = (units: Readonly<Record<string, number>>) => (stated: string | undefined, unit: string | undefined) => {
  const value = numberOf(stated)
  const factor = unit === undefined || !Object.hasOwn(units, unit) ? Number.NaN : units[unit]!
  return Number.isFinite(value * factor) ? value * factor : undefined
}
export const kilogramsOf = inUnit(MASS)
export const metresOf = inUnit(LENGTH)
export const kcalOf = inUnit(ENERGY)
export const secondsOf = inUnit(TIME)

const digits = (value: number, places: number) => Math.round(value * 10 ** places) / 10 ** places
/** Rounds to 0.01 kg, 0.1 % or 0.1 cm, which removes the error of a unit conversion. */
export const roundFigure = (name: FigureName, value: number): number => digits(value, name === 'weight' ? 2 : 1)
