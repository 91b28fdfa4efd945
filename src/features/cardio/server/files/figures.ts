import { isZone } from '#platform/contract/dates.ts'

/** What scales and tapes said at one moment, or on one day where a file knows no more. kg, per cent, cm. */
export type Figures = { weight?: number; bodyFat?: number; waist?: number }
export type FigureName = keyof Figures
export const FIGURE_NAMES = ['weight', 'bodyFat', 'waist'] as const satisfies readonly FigureName[]

export type Figure = {
  /** Epoch milliseconds; null: the file knows the day only. */
  at: number | null
  day: string | null
  /** As the file says; null: it does not. */
  zone: string | null
  values: Figures
}

/** Moments that one file may hold: the most entries a person can have is far below. */
const MOST_MOMENTS = 100_000

/** Figures by the second in which they were taken: two apps that wrote down one look at the scales say it once. */
export class FiguresBySecond {
  readonly #moments = new Map<number, Figure>()

  /** False: there is no room for more of them. */
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

  /** The oldest first. */
  all(): Figure[] {
    return [...this.#moments.values()].toSorted((a, b) => a.at! - b.at!)
  }
}

/** A zone that a file names, when there is such a one. */
export const zoneIn = (stated: string | undefined): string | null => (stated !== undefined && isZone(stated) ? stated : null)

const MASS: Readonly<Record<string, number>> = { kg: 1, g: 0.001, lb: 0.45359237, lbs: 0.45359237, st: 6.35029318, oz: 0.028349523125 }
const LENGTH: Readonly<Record<string, number>> = { m: 1, km: 1000, cm: 0.01, mm: 0.001, mi: 1609.344, yd: 0.9144, ft: 0.3048, in: 0.0254 }
const ENERGY: Readonly<Record<string, number>> = { kcal: 1, Cal: 1, cal: 0.001, kJ: 1 / 4.184, J: 1 / 4184 }
const TIME: Readonly<Record<string, number>> = { s: 1, sec: 1, min: 60, h: 3600, hr: 3600 }

/** A number as people write them: not `0x46`, and nothing is not 0. */
export const numberOf = (stated: string | undefined): number =>
  stated === undefined || stated.trim() === '' || /[xob]/i.test(stated) ? Number.NaN : Number(stated)

/** A figure in kg, metres, kcal or seconds; undefined where it is none, or in a unit that nobody knows. */
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
/** A hundredth of a kilogram, a tenth of a per cent and of a centimetre: what was measured, without what a change of units added. */
export const roundFigure = (name: FigureName, value: number): number => digits(value, name === 'weight' ? 2 : 1)
