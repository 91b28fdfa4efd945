import { strToU8, zip } from 'fflate'
import type { LocalDay } from '#platform/contract/dates.ts'
import { csvLines, type CsvCell } from '#platform/server/core/csv.ts'
import type { Habit, HabitDay, HabitGroup } from '../../contract.ts'
import { dayAt, numbered, spanOf } from '../../engine/day-values.ts'
import { frequencyOf, targetDays } from '../../engine/schedule.ts'
import { strengths } from '../../engine/strength.ts'

export type WithDays = { habit: Habit; days: readonly HabitDay[] }

/** All data of all habits, in the format that our import reads. */
export function asJson(all: readonly WithDays[], groups: readonly HabitGroup[]): string {
  const habits = all.map(({ habit, days }) => {
    const { order: _, createdAt: __, completedDay: ___, ...fields } = habit
    return {
      ...fields,
      days: days.map(({ day, value, isEntered, isSkipped, reason, note }) => ({ day, value, isEntered, isSkipped, reason, note })),
    }
  })
  return JSON.stringify({ format: 'fernwell-habits', version: 1, groups, habits }, null, 1)
}

const csv = (fields: string[], rows: CsvCell[][]): Uint8Array => strToU8(csvLines([fields, ...rows]))

/** A name that is valid as a folder on any system. */
const folderName = (name: string) =>
  name
    .replaceAll(/[\\/:*?"<>|\p{Cc}.]+/gu, ' ')
    .trim()
    .slice(0, 60) || 'Habit'

/**
 * Loop Habit Tracker's CSV zip in its format since 2025: `Habits.csv`, the matrices `Checkmarks.csv` and `Scores.csv`, and both
 * for each habit, up to today. Numbers are thousandths, as in Loop.
 */
export async function asLoopZip(all: readonly WithDays[], today: LocalDay): Promise<Uint8Array> {
  const files: Record<string, Uint8Array> = {}
  const columns =
    'Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,Target Value,Archived?'
  const habits = all.map(({ habit }, index) => {
    const isNumber = habit.kind !== 'yes'
    const { times, days } = isNumber && targetDays(habit) === 1 ? { times: 1, days: 1 } : frequencyOf(habit.schedule)
    return [
      String(index + 1).padStart(3, '0'),
      habit.name,
      isNumber ? 'NUMERICAL' : 'YES_NO',
      habit.question,
      habit.notes,
      times,
      days,
      hexOf(habit.hue),
      habit.unit,
      isNumber ? (habit.kind === 'atMost' ? 'AT_MOST' : 'AT_LEAST') : '',
      isNumber ? habit.target : '',
      String(habit.isArchived),
    ]
  })
  files['Habits.csv'] = csv(columns.split(','), habits)
  const dates = [...new Set(all.flatMap(({ days }) => days.map(({ day }) => day)))].toSorted().toReversed()
  const values = all.map(({ habit, days }) => new Map(days.map((day) => [day.day, valueOf(habit, day)])))
  files['Checkmarks.csv'] = csv(
    ['Date', ...all.map(({ habit }) => habit.name)],
    dates.map((date) => [date, ...values.map((ofDay) => ofDay.get(date) ?? 'UNKNOWN')]),
  )
  const scores = all.map(({ habit, days }) => scoresOf(habit, days, today))
  const scored = [...new Set(scores.flatMap((ofDay) => [...ofDay.keys()]))].toSorted().toReversed()
  files['Scores.csv'] = csv(
    ['Date', ...all.map(({ habit }) => habit.name)],
    scored.map((date) => [date, ...scores.map((ofDay) => ofDay.get(date) ?? 0)]),
  )
  for (const [index, { habit, days }] of all.entries()) {
    const rows = days.toReversed().map((day) => [day.day, valueOf(habit, day), [day.reason, day.note].filter(Boolean).join('\n')])
    const folder = `${String(index + 1).padStart(3, '0')} ${folderName(habit.name)}`
    files[`${folder}/Checkmarks.csv`] = csv(['Date', 'Value', 'Notes'], rows)
    files[`${folder}/Scores.csv`] = csv(['Date', 'Score'], [...scores[index]!].toReversed())
  }
  return new Promise((resolve, reject) => void zip(files, { level: 6 }, (error, bytes) => (error ? reject(error) : resolve(bytes))))
}

/** Strength on each day from the first one to today, with four digits. */
function scoresOf(habit: Habit, days: readonly HabitDay[], today: LocalDay): Map<LocalDay, number> {
  const span = spanOf(habit, numbered(days), today)
  return new Map(Array.from(strengths(habit, span), (score, index) => [dayAt(span, index), Number(score.toFixed(4))]))
}

function valueOf({ kind, schedule }: Habit, { value, isEntered, isSkipped }: HabitDay): string | number {
  if (isSkipped) return 'SKIP'
  if (!isEntered) return 'UNKNOWN'
  if (kind === 'yes') return value >= (schedule.kind === 'timesADay' ? schedule.times : 1) ? 'YES_MANUAL' : 'NO'
  const thousandths = Math.round(value * 1000)
  // Loop encodes a skip as three thousandths; with a decimal point it is an amount.
  return thousandths === 3 ? 0.003 : thousandths
}

/** `#RRGGBB` of a hue at medium lightness. */
function hexOf(hue: number): string {
  const part = (offset: number) => {
    const k = (offset + hue / 30) % 12
    return Math.round(255 * (0.45 - 0.3 * Math.max(-1, Math.min(k - 3, 9 - k, 1))))
      .toString(16)
      .padStart(2, '0')
  }
  return `#${part(0)}${part(8)}${part(4)}`.toUpperCase()
}
