import { dayFromNumber, dayNumber, type LocalDay } from '#platform/contract/dates.ts'

/** A mark on the time axis: its position (0 to 1) and the date format of its label. */
export type Tick = { day: LocalDay; at: number; style: 'short' | 'medium' | 'year' }

const MONTH_STEPS = [1, 2, 3, 6, 12, 24, 48, 120]
const MAX = 6

/** The position of a day between the first and the last, 0 to 1; all days are equally wide. */
export function placeOf(day: LocalDay, from: LocalDay, to: LocalDay): number {
  const first = dayNumber(from)
  return (dayNumber(day) - first + 0.5) / (dayNumber(to) - first + 1)
}

/** At most six marks: every week of a short period, else first days of months, else of years. */
export function ticksOf(from: LocalDay, to: LocalDay): Tick[] {
  const [first, last] = [dayNumber(from), dayNumber(to)]
  if (last - first < 45) {
    const step = Math.max(1, Math.ceil((last - first + 1) / MAX))
    const days = Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, i) => dayFromNumber(last - i * step)).toReversed()
    return days.map((day) => ({ day, at: placeOf(day, from, to), style: 'short' }))
  }
  const months = monthsBetween(from, to)
  for (const step of MONTH_STEPS) {
    const fitting = months.filter((month) => month % step === 0)
    if (fitting.length > MAX && step !== 120) continue
    return fitting.map((month) => {
      const day = firstOf(month)
      return { day, at: placeOf(day, from, to), style: step >= 12 ? 'year' : last - first > 400 ? 'medium' : 'short' }
    })
  }
  return []
}

/** Months whose first day is between two days, as months since the year 0. */
function monthsBetween(from: LocalDay, to: LocalDay): number[] {
  const monthOf = (day: LocalDay) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
  const start = monthOf(from) + (from.endsWith('-01') ? 0 : 1)
  return Array.from({ length: Math.max(0, monthOf(to) - start + 1) }, (_, i) => start + i)
}

function firstOf(month: number): LocalDay {
  return `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`
}
