import { NUTRIENTS, NUTRIENT_FACTS, unitOf } from '../contract/nutrients.ts'
import type { DiaryItem } from '../contract/diary.ts'
import { amountOf } from '../engine/day-sum.ts'

const HEAD = [
  'Day',
  'Time',
  'Group',
  'Food Name',
  'Amount',
  'State',
  'Grams',
  ...NUTRIENTS.map((one) => `${NUTRIENT_FACTS[one].en} (${unitOf(one)})`),
]

/** A table opens in a spreadsheet: what begins like a formula is text. */
function cell(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'number' ? String(Math.round(value * 10_000) / 10_000) : /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const timeOf = (minutes: number | null) =>
  minutes === null ? '' : `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

function amountText({ portion, grams }: DiaryItem): string {
  if (portion) return `${portion.quantity} ${portion.unit}`
  return grams === null ? '' : `${grams} g`
}

/** Lines of a CSV file (RFC 4180): a head, and a line for each item; a value that nobody knows is an empty cell. */
export async function* csvLines(items: AsyncIterable<DiaryItem>): AsyncGenerator<string> {
  yield `${HEAD.map(cell).join(',')}\r\n`
  for await (const item of items) {
    const { day, minutes, meal, name, state, grams } = item
    const values = NUTRIENTS.map((nutrient) => amountOf(item, nutrient))
    yield `${[day, timeOf(minutes), meal, name, amountText(item), state, grams, ...values].map(cell).join(',')}\r\n`
  }
}
