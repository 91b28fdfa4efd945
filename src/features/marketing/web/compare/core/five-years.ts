import type { Price } from './fact.ts'

export const YEARS = 5
const HOURS = YEARS * 365.25 * 24
const MONTHS = YEARS * 12

/** What running Fernwell takes, in one currency. */
export type OwnInputs = {
  /** Bought once. */
  machine: number
  /** Drawn on average, day and night. */
  watts: number
  pricePerKwh: number
  hoursPerMonth: number
  /** Worth of one hour. */
  hourWorth: number
}

/** A small computer that is bought for it, and an hour a month for updates and backups. Assumptions of ours, to be changed. */
export const OWN_DEFAULTS: OwnInputs = { machine: 150, watts: 8, pricePerKwh: 0.3, hoursPerMonth: 1, hourWorth: 20 }

export type OwnCost = { machine: number; kwh: number; electricity: number; hours: number; time: number; money: number; withTime: number }

/** Five years of running it oneself. `money` is what is paid; `withTime` counts the hours as well. */
export function ownCost({ machine, watts, pricePerKwh, hoursPerMonth, hourWorth }: OwnInputs): OwnCost {
  const kwh = (watts * HOURS) / 1000
  const electricity = kwh * pricePerKwh
  const hours = hoursPerMonth * MONTHS
  const time = hours * hourWorth
  const money = machine + electricity
  return { machine, kwh, electricity, hours, time, money, withTime: money + time }
}

const TIMES = { month: MONTHS, 'half-year': YEARS * 2, year: YEARS, once: 1 } as const

/** Five years of a plan at the price of today; undefined where the owner does not say how long it buys. */
export const planCost = ({ usd, per }: Pick<Price, 'usd' | 'per'>): number | undefined =>
  per === 'unstated' ? undefined : usd * TIMES[per]

/** A typed number, with a point or a comma; undefined: it is none, it is negative, or nobody can mean it. */
export function readAmount(text: string, most = 1_000_000): number | undefined {
  const clean = text.trim().replace(',', '.')
  if (!/^\d+(\.\d*)?$|^\.\d+$/.test(clean)) return undefined
  const value = Number(clean)
  return value <= most ? value : undefined
}

const money = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** `1234.5` → `1,234.50`. */
export const amount = (value: number): string => money.format(value)
