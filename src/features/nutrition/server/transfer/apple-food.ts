import { HealthXml, type Attributes } from '#platform/server/imports/health-export.ts'
import { LocalDay } from '#platform/contract/dates.ts'
import { inOwnUnit, type FileField, type FileUnit } from '../../contract/food-file.ts'
import type { NutrientValues } from '../../contract/diary.ts'
import type { Nutrient } from '../../contract/nutrients.ts'
import type { ParsedFood } from './parsed-food.ts'
import type { FoodsOfFile } from './reading-rows.ts'

const DIETARY = 'HKQuantityTypeIdentifierDietary'
const FOOD = 'HKCorrelationTypeIdentifierFood'

/** Apple's nutrient names → our fields. Leaves out ambiguous ones (vitamin A: Apple does not state which equivalent). */
const FIELD_OF: Readonly<Record<string, FileField>> = {
  EnergyConsumed: 'energy_kcal',
  Protein: 'protein_g',
  FatTotal: 'fat_g',
  Carbohydrates: 'carbs',
  Fiber: 'fibre_g',
  Sugar: 'sugars_g',
  FatSaturated: 'saturated_g',
  FatMonounsaturated: 'mono_g',
  FatPolyunsaturated: 'poly_g',
  Cholesterol: 'cholesterol_mg',
  Caffeine: 'caffeine_mg',
  Water: 'water_g',
  Sodium: 'sodium_mg',
  Potassium: 'potassium_mg',
  Calcium: 'calcium_mg',
  Iron: 'iron_mg',
  Magnesium: 'magnesium_mg',
  Zinc: 'zinc_mg',
  Phosphorus: 'phosphorus_mg',
  Selenium: 'selenium_ug',
  Copper: 'copper_mg',
  Manganese: 'manganese_mg',
  Iodine: 'iodine_ug',
  VitaminC: 'vit_c_mg',
  VitaminD: 'vit_d_ug',
  VitaminE: 'vit_e_mg',
  VitaminK: 'vit_k_ug',
  Thiamin: 'vit_b1_mg',
  Riboflavin: 'vit_b2_mg',
  Niacin: 'vit_b3_mg',
  PantothenicAcid: 'vit_b5_mg',
  VitaminB6: 'vit_b6_mg',
  VitaminB12: 'vit_b12_ug',
  Folate: 'folate_dfe_ug',
}
const UNIT_OF: Readonly<Record<string, FileUnit>> = { g: 'g', mg: 'mg', mcg: 'µg', µg: 'µg', kcal: 'kcal', Cal: 'kcal', kJ: 'kJ', IU: 'IU' }
/** A millilitre of water is a gram. */
const GRAMS_OF_WATER: Readonly<Record<string, number>> = { mL: 1, ml: 1, L: 1000, l: 1000, fl_oz_us: 29.5735, cup_us: 236.588 }
const MAX_FIGURE = 1_000_000
/** A record with a span from this length on is the sum of a day, not a meal. */
const WHOLE_DAY_MS = 20 * 3_600_000
const TIME = /^(\d{4}-\d\d-\d\d) (\d\d):(\d\d):\d\d [+-]\d{4}$/
/** Maximum number of moments and foods in memory; more than a diary can have. */
const MOST = 250_000

/** All figures of one app at one moment, by nutrient; several foods give several figures of one nutrient. */
type Moment = { line: number; source: string; start: string; isWholeDay: boolean; figures: Map<FileField, number[]> }
type Food = { line: number; source: string; start: string; name: string; meal: string; figures: Map<FileField, number> }
type Figure = { field: FileField; value: number; source: string; start: string }

/**
 * Reads food of an Apple Health export. Apps write figures by nutrient; some also group them by food, and such a figure counts only once.
 * Figures without a food become one entry per app and moment. If several apps logged one day, only the app with most figures counts,
 * because adding up all apps would count meals twice.
 */
export class AppleFoodReader {
  readonly #xml = new HealthXml({
    open: (name, attributes, path) => this.#open(name, attributes, path),
    close: (name, path) => {
      if (name === 'Correlation' && path.length === 1) this.#closeFood()
    },
  })
  readonly #moments = new Map<string, Moment>()
  readonly #foods: Food[] = []
  readonly #read: FoodsOfFile
  readonly #file: string
  #food: Food | undefined
  #line = 0

  constructor(read: FoodsOfFile, file: string) {
    this.#read = read
    this.#file = file
  }

  write(text: string): void {
    this.#xml.write(text)
  }

  /** Call once, at the end: adds all food to `read`. `isCut`: the file is truncated. */
  end(): { isCut: boolean } {
    const entries = [...this.#foods.map((food) => this.#entryOf(food)), ...this.#restOfMoments()]
    for (const entry of this.#ofOneApp(entries)) this.#read.add(entry.food, 'ask')
    return { isCut: this.#xml.isCut }
  }

  #open(name: string, attributes: Attributes, path: readonly string[]): void {
    if (path.length === 2) this.#line++
    if (name === 'Correlation' && path.length === 2 && attributes.type === FOOD) {
      const { sourceName: source = '', startDate: start = '' } = attributes
      this.#food = { line: this.#line, source, start, name: '', meal: '', figures: new Map() }
    } else if (name === 'MetadataEntry' && path.length === 3 && this.#food) {
      if (attributes.key === 'HKFoodType') this.#food.name = (attributes.value ?? '').trim()
      if (/^(?:HKFood)?Meal$/i.test(attributes.key ?? '')) this.#food.meal = (attributes.value ?? '').trim()
    } else if (name === 'Record' && attributes.type?.startsWith(DIETARY)) {
      const figure = this.#figureOf(attributes, path.length === 2)
      if (figure && path.length === 2) this.#addToMoment(figure, attributes)
      if (figure && path.length === 3 && this.#food) this.#food.figures.set(figure.field, figure.value)
    }
  }

  /** `isNamed`: reports an unreadable figure. False inside a food, whose records also appear outside of it. */
  #figureOf(attributes: Attributes, isNamed: boolean): Figure | undefined {
    const { type = '', unit = '', value = '', sourceName: source = '', startDate: start = '' } = attributes
    const kind = type.slice(DIETARY.length)
    const field = Object.hasOwn(FIELD_OF, kind) ? FIELD_OF[kind]! : undefined
    if (field === undefined) {
      if (isNamed) this.#read.leftColumns.add(kind.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2'))
      return undefined
    }
    const spoken = value.trim() === '' || /[xob]/i.test(value) ? Number.NaN : Number(value)
    const own = UNIT_OF[unit]
    const retained =
      field === 'water_g' && Object.hasOwn(GRAMS_OF_WATER, unit) ? spoken * GRAMS_OF_WATER[unit]! : own && inOwnUnit(field, own, spoken)
    if (retained === undefined || !(retained >= 0 && retained <= MAX_FIGURE)) {
      if (isNamed) this.#read.say(this.#file, this.#line, 'value', `${kind} ${value} ${unit}`, true)
      return undefined
    }
    return { field, value: retained, source, start }
  }

  #addToMoment({ field, value, source, start }: Figure, { endDate = start }: Attributes): void {
    const key = `${source}\n${start}`
    let moment = this.#moments.get(key)
    if (!moment) {
      if (this.#moments.size >= MOST) return this.#read.say(this.#file, this.#line, 'too_many', source)
      const span = Date.parse(endDate.replace(' ', 'T').replace(' ', '')) - Date.parse(start.replace(' ', 'T').replace(' ', ''))
      moment = { line: this.#line, source, start, isWholeDay: span >= WHOLE_DAY_MS, figures: new Map() }
      this.#moments.set(key, moment)
    }
    const all = moment.figures.get(field)
    if (all) all.push(value)
    else moment.figures.set(field, [value])
  }

  #closeFood(): void {
    const food = this.#food
    this.#food = undefined
    if (!food || food.figures.size === 0) return
    if (this.#foods.length >= MOST) return this.#read.say(this.#file, food.line, 'too_many', food.name)
    this.#foods.push(food)
  }

  #entryOf({ line, source, start, name, meal, figures }: Food): Entry {
    return { source, food: this.#foodOf({ line, start, name: name || source, meal, figures, isWholeDay: false }) }
  }

  /** Entries of figures that belong to no food. */
  *#restOfMoments(): Generator<Entry> {
    for (const { source, start, figures } of this.#foods) {
      const moment = this.#moments.get(`${source}\n${start}`)
      for (const [field, value] of figures) {
        const all = moment?.figures.get(field)
        const at = all?.indexOf(value) ?? -1
        if (at >= 0) all!.splice(at, 1)
      }
    }
    for (const { line, source, start, isWholeDay, figures } of this.#moments.values()) {
      const sums = new Map<FileField, number>()
      for (const [field, all] of figures)
        if (all.length > 0)
          sums.set(
            field,
            all.reduce((sum, one) => sum + one, 0),
          )
      if (sums.size > 0)
        yield { source, food: this.#foodOf({ line, start, name: isWholeDay ? '' : source, meal: '', figures: sums, isWholeDay }) }
    }
  }

  #foodOf(
    about: Pick<ParsedFood, 'line' | 'name' | 'meal' | 'isWholeDay'> & { start: string; figures: ReadonlyMap<FileField, number> },
  ): ParsedFood {
    const { line, start, name, meal, figures, isWholeDay } = about
    const [, day = '', hours, minutes] = TIME.exec(start) ?? []
    const values: NutrientValues = {}
    for (const [field, value] of figures) if (field !== 'carbs') values[field as Nutrient] = value
    return {
      line,
      file: this.#file,
      day: LocalDay.safeParse(day).success ? day : '',
      minutes: isWholeDay || hours === undefined ? null : Number(hours) * 60 + Number(minutes),
      meal,
      name,
      grams: null,
      amount: '',
      state: 'eaten',
      values,
      carbs: figures.get('carbs') ?? null,
      isWholeDay,
    }
  }

  /** Entries of each day from the app with most figures. Water and caffeine come from all apps, because apps rarely duplicate them. */
  #ofOneApp(entries: readonly Entry[]): Entry[] {
    const dated = entries.filter(({ food }) => food.day !== '' || this.#read.say(this.#file, food.line, 'date', food.name))
    const wanted = new Map<string, string>()
    for (const [day, ofDay] of Map.groupBy(
      dated.filter(({ food }) => isFood(food)),
      ({ food }) => food.day,
    )) {
      const weights = new Map<string, number>()
      for (const { source, food } of ofDay) weights.set(source, (weights.get(source) ?? 0) + Object.keys(food.values).length)
      const [most] = [...weights].toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
      wanted.set(day, most![0])
    }
    return dated.filter(({ source, food }) => {
      const isWanted = !isFood(food) || wanted.get(food.day) === source
      if (!isWanted) this.#read.say(this.#file, food.line, 'other_app', `${food.day}, ${source}`)
      return isWanted
    })
  }
}

type Entry = { source: string; food: ParsedFood }

const DRINKS: ReadonlySet<string> = new Set(['water_g', 'caffeine_mg'])
const isFood = ({ values, carbs }: ParsedFood) => carbs !== null || Object.keys(values).some((nutrient) => !DRINKS.has(nutrient))
