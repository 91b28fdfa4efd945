import type { Price } from './fact.ts'

export const YEARS = 5
const HOURS = YEARS * 365.25 * 24
const MONTHS = YEARS * 12

/** Inputs of the cost of self-hosting Fernwell, in one currency. */
export type OwnInputs = {
  /** Bought once. */
  machine: number
  /** Average power consumption, day and night. */
  watts: number
  pricePerKwh: number
  hoursPerMonth: number
  /** Value of one hour. */
  hourWorth: number
}

/** A small computer bought for the purpose, and an hour a month for updates and backups. Our assumptions, which visitors can change. */
export const OWN_DEFAULTS: OwnInputs = { machine: 150, watts: 8, pricePerKwh: 0.3, hoursPerMonth: 1, hourWorth: 20 }

export type OwnCost = { machine: number; kwh: number; electricity: number; hours: number; time: number; money: number; withTime: number }

/** Five years of self-hosting. `money` is the amount paid; `withTime` includes the value of the hours. */
export function ownCost({ machine, watts, pricePerKwh, hoursPerMonth, hourWorth }: OwnInputs): OwnCost {
  const kwh = (watts * HOURS) / 1000
  const electricity = kwh * pricePerKwh
  const hours = hoursPerMonth * MONTHS
  const time = hours * hourWorth
  const money = machine + electricity
  return { machine, kwh, electricity, hours, time, money, withTime: money + time }
}

const TIMES = { month: MONTHS, 'half-year': YEARS * 2, year: YEARS, once: 1 } as const

/** Five years of a plan at today's price; undefined if the owner does not state its period. */
export const planCost = ({ usd, per }: Pick<Price, 'usd' | 'per'>): number | undefined =>
  per === 'unstated' ? undefined : usd * TIMES[per]

/** A typed number, with a point or a comma; undefined if it is invalid, negative, or above `most`. */
export function readAmount(text: string, most = 1_000_000): number | undefined {
  const clean = text.trim().replace(',', '.')
  if (!/^\d+(\.\d*)?$|^\.\d+$/.test(clean)) return undefined
  const value = Number(clean)
  return value <= most ? value : undefined
}

const money = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** `1234.5` → `1,234.50`. */
export const amount = (value: number): string => money.format(value)
