import { columnName, eachRow, headOf, type Cells, type RowCells } from '#platform/server/imports/csv-lines.ts'
import { DateOrderOf, minutesOf, timeOf, wallOf } from '#platform/server/imports/values.ts'
import { MAX_GRAMS, type NutrientValues } from '../../contract/diary.ts'
import { isQuantity, sodiumOfSalt, type FileColumn, type FileField } from '../../contract/food-file.ts'
import { KJ_PER_KCAL, type Nutrient } from '../../contract/nutrients.ts'
import type { LineReason } from '../../contract/transfer.ts'
import { energyOf, labelDoubts } from '../../engine/label.ts'
import { amountOf, figureOf, NumberStyle } from './figures.ts'
import type { Layout } from './layouts.ts'
import type { Line, ParsedFood } from './parsed-food.ts'

/** Limit of foods; more than a diary can have. */
const MAX_FOODS = 250_000
const MAX_REPORTED = 2000
const MAX_NAME = 200
const MAX_MEAL = 40
/** An implausibly large amount of one food; it is imported and reported. */
const MUCH = { grams: 5000, kcal: 10_000, sodium: 40_000 }
/** Tolerance for rounding on labels. */
const OVER = 1.03
/** A zero in these fields is always a real zero: they are known for every food, or (fibre) needed to calculate carbohydrate. */
const ALWAYS_KNOWN: ReadonlySet<FileField> = new Set(['energy_kcal', 'protein_g', 'fat_g', 'carbs', 'carbohydrate_g', 'fibre_g'])

/** Collects the foods of a file's tables, and reports unreadable parts line by line. */
export class FoodsOfFile {
  readonly foods: ParsedFood[] = []
  readonly full: { day: string; isComplete: boolean }[] = []
  readonly lines: Line[] = []
  readonly more = { lost: 0, partly: 0, doubted: 0 }
  readonly leftColumns = new Set<string>()
  openDate: { text: string; dayFirst: string; monthFirst: string } | null = null
  /** Whether some carbohydrate may or may not include fibre. */
  hasOpenCarbs = false

  say(file: string, line: number, reason: LineReason, text: string, isRetained = false): undefined {
    if (this.lines.length < MAX_REPORTED) this.lines.push({ type: 'line', file, line, reason, text: text.slice(0, 80), isRetained })
    else if (reason.startsWith('doubt_')) this.more.doubted++
    else if (isRetained) this.more.partly++
    else this.more.lost++
  }

  /** Reads a table. `firstLine`: where its text begins in its file. */
  addTable(text: string, layout: Layout, file: string, chosen: 'dayFirst' | 'monthFirst' | null, firstLine = 1): void {
    const names = headOf(text)
    const places = new Map<FileField, number>()
    for (const [at, { field }] of layout.columns.entries()) if (field !== null && !places.has(field)) places.set(field, at)
    const quantities = layout.columns.flatMap(({ field, unit }, at) =>
      field !== null && unit !== null && isQuantity(field) ? [{ field, unit, at }] : [],
    )
    const dates = new DateOrderOf()
    const style = new NumberStyle()
    eachRow(text, (_cell, _line, cells) => {
      const date = cells[places.get('day') ?? -1] ?? ''
      // Dates with points always have the day first, so they tell nothing about the others.
      if (!/^\d{1,2}\./.test(date)) dates.see(date)
      for (const { at } of quantities) style.see(cells[at] ?? '')
      for (const field of ['amount', 'grams'] as const) style.see(cells[places.get(field) ?? -1] ?? '')
    })
    const isOpen = dates.open !== null && !layout.isDayFirst
    if (isOpen) this.openDate ??= dates.open
    const order = layout.isDayFirst ? 'dayFirst' : isOpen ? (chosen ?? 'dayFirst') : dates.order
    const left = layout.columns.flatMap(({ field }, at) => {
      const isMissed = field === null && !layout.quiet.includes(columnName(names[at] ?? ''))
      return isMissed ? [{ name: names[at]!, at }] : []
    })
    const filled = new Set<number>()
    const row: RowReader = { layout, places, quantities, order, style, file }
    let held: { cell: Cells; line: number; cells: RowCells } | undefined
    const flush = () => {
      if (!held) return
      for (const { at } of left) if (/[^0.,\s]/.test(held.cells[at] ?? '')) filled.add(at)
      this.addRow(row, held.cell, held.cells, held.line + firstLine - 1)
    }
    eachRow(text, (cell, line, cells) => {
      flush()
      held = { cell, line, cells }
    })
    // A truncated file ends in the middle of a row, and its last figure may be incomplete.
    if (held && held.cells.length < names.length && !/[\r\n]$/.test(text)) {
      this.say(file, held.line + firstLine - 1, 'half', held.cells.join(' '))
    } else flush()
    for (const { name, at } of left) if (filled.has(at)) this.leftColumns.add(name)
  }

  private addRow(reader: RowReader, cell: Cells, cells: RowCells, line: number): void {
    const { layout, places, order, file } = reader
    const at = (field: FileField) => cells[places.get(field) ?? -1] ?? ''
    const say = (reason: LineReason, text: string, isRetained = false) => this.say(file, line, reason, text, isRetained)
    const why = layout.leaves(cell)
    if (why) return say(why, at('name'))
    const wall = wallOf(at('day'), /^\d{1,2}\./.test(at('day')) ? 'dayFirst' : order)
    if (!wall) return say('date', at('day'))
    if (layout.isWholeDay && /^true$/i.test(cell('completed'))) this.full.push({ day: wall.slice(0, 10), isComplete: true })
    const amount = this.amountIn(reader, at)
    if (!amount) return say('amount', `${at('grams') || at('amount')} ${at('unit')}`.trim() || at('name'))
    const { values, carbs, isAnything } = this.valuesIn(reader, cells, amount.grams, say)
    if (layout.figures === 'per100' && amount.grams === null) return say('amount', at('amount') || at('name'))
    const note = at('note')
    const named = amount.name ?? at('name')
    const name = [named || at('meal'), note].filter(Boolean).join(named || note ? ': ' : '')
    const hasName = named !== '' || note !== ''
    if (!isAnything && (!hasName || layout.isWholeDay)) return say('nothing', at('meal') || at('day'))
    const food: ParsedFood = {
      line,
      file,
      day: wall.slice(0, 10),
      minutes: minutesIn(at('time'), at('day'), () => say('value', at('time'), true)),
      meal: at('meal'),
      name,
      grams: amount.grams,
      amount: amount.words,
      state: /^(?:planned|geplant)$/i.test(at('state')) ? 'planned' : 'eaten',
      values,
      carbs,
      isWholeDay: layout.isWholeDay,
    }
    this.add(food, layout.carbs)
  }

  /** Adds a food and reports doubtful values. `meaning`: whether its carbohydrate includes fibre, if still open. */
  add(food: ParsedFood, meaning: Layout['carbs']): void {
    const say: Say = (reason, text, isRetained = false) => this.say(food.file, food.line, reason, text, isRetained)
    if (this.foods.length >= MAX_FOODS) return say('too_many', food.name)
    const cut = (text: string, most: number) => {
      const signs = [...text]
      if (signs.length <= most) return text
      say('cut', text, true)
      return signs.slice(0, most).join('').trim()
    }
    if (food.carbs !== null && meaning === 'ask') this.hasOpenCarbs = true
    const taken = { ...food, meal: cut(food.meal, MAX_MEAL), name: cut(food.name, MAX_NAME) }
    this.doubt(taken, say)
    this.foods.push(taken)
  }

  private amountIn({ layout, style }: RowReader, at: (field: FileField) => string) {
    const spoken = at('grams')
    const inWords = layout.amountInName ? at('name') : [at('amount'), at('unit')].filter(Boolean).join(' ')
    if (layout.amountInName) {
      const [, amount, name] = /^\s*(-?[\d.,]+ ?(?:g|kg|mg|ml|cl|l|stk\.?|stück|portion(?:en)?)) (.+)$/iu.exec(inWords) ?? []
      if (!amount || !name) return { grams: null, words: '', name: inWords }
      const read = amountOf(amount, style)
      // Some apps write a tiny amount as zero grams with values.
      return read && { grams: read.grams || null, words: read.grams === null ? read.words : '', name }
    }
    const read = amountOf(inWords, style)
    if (!read) return undefined
    if (spoken === '') return { ...read, grams: read.grams || null }
    const grams = style.read(spoken.replace(/ ?(?:g|gramm?s?)$/i, ''))
    if (grams === null || !(grams >= 0 && grams <= MAX_GRAMS)) return undefined
    return { grams: grams || null, words: read.words }
  }

  private valuesIn({ layout, quantities, style }: RowReader, cells: RowCells, grams: number | null, say: Say) {
    const values: NutrientValues = {}
    let carbs: number | null = null
    let isAnything = false
    for (const { field, unit, at } of quantities) {
      const text = cells[at] ?? ''
      const figure = figureOf(text, field, unit, style)
      if (figure === 'wrong') say('value', text, true)
      if (figure === null || figure === 'wrong') continue
      if (layout.zeroIsBlank && figure === 0 && !ALWAYS_KNOWN.has(field)) continue
      const whole = layout.figures === 'per100' ? (figure * (grams ?? 0)) / 100 : figure
      isAnything = true
      if (field === 'carbs') carbs = whole
      else if (field === 'salt') values.sodium_mg ??= sodiumOfSalt(whole)
      else values[field as Nutrient] = whole
    }
    if (carbs !== null && values.carbohydrate_g !== undefined) carbs = null
    if (carbs !== null && layout.carbs !== 'ask') {
      const net = withoutFibre(carbs, layout.carbs, values.fibre_g)
      if (net !== undefined) values.carbohydrate_g = net
      carbs = null
    }
    return { values, carbs, isAnything }
  }

  private doubt({ grams, values, carbs, name }: ParsedFood, say: Say): void {
    const { energy_kcal: energy = 0, sodium_mg: sodium = 0 } = values
    if ((grams ?? 0) > MUCH.grams || energy > MUCH.kcal || sodium > MUCH.sodium) say('doubt_much', name, true)
    const carbohydrate_g = values.carbohydrate_g ?? carbs ?? undefined
    const sum = (values.protein_g ?? 0) + (values.fat_g ?? 0) + (carbohydrate_g ?? 0) + (values.alcohol_g ?? 0)
    if (grams !== null && sum > grams * OVER + 1) say('doubt_over_100', name, true)
    const whole = { ...values, ...(carbohydrate_g !== undefined && { carbohydrate_g }) }
    if (isKilojoules(whole)) say('doubt_kj', name, true)
  }
}

type Say = (reason: LineReason, text: string, isRetained?: boolean) => void
type Quantity = { field: FileField; unit: NonNullable<FileColumn['unit']>; at: number }
type RowReader = {
  layout: Layout
  places: ReadonlyMap<FileField, number>
  quantities: readonly Quantity[]
  order: 'dayFirst' | 'monthFirst'
  style: NumberStyle
  file: string
}

/** Carbohydrate without fibre; undefined if unknown fibre must be subtracted. Tolerates a slightly negative result of rounding. */
export function withoutFibre(carbs: number, meaning: 'with' | 'without', fibre: number | undefined): number | undefined {
  if (meaning === 'without') return carbs
  return fibre === undefined ? undefined : Math.max(0, carbs - fibre)
}

/** Whether the energy matches the macronutrients only if it is in kilojoules. */
function isKilojoules(values: NutrientValues): boolean {
  const expected = energyOf(values)
  if (expected === undefined || expected < 20 || values.energy_kcal === undefined) return false
  return values.energy_kcal / expected > KJ_PER_KCAL / 2 && labelDoubts(values).includes('kj_as_kcal')
}

function minutesIn(time: string, date: string, onWrong: () => void): number | null {
  if (time !== '') {
    const minutes = minutesOf(/^\d{4}-\d{2}-\d{2}[ T]/.test(time) ? time.slice(11) : time)
    if (minutes === undefined) onWrong()
    return minutes ?? null
  }
  const clock = timeOf(date.replaceAll(/[\s\u00a0\u202f]+/gu, ' ').trim())
  return clock === undefined ? null : Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))
}
