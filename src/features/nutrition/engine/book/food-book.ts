import type { FoodRef, ShippedSource } from '../../contract/diary.ts'
import type { FoodTable } from '../../contract/foods.ts'
import { NUTRIENTS, type Nutrients } from '../../contract/nutrients.ts'
import { readPortions, type Portion } from '../household.ts'
import { portionsOfKind } from '../kinds.ts'
import { FoodIndex } from '../search/food-index.ts'
import { wordsIn } from '#platform/contract/fold.ts'

export type Language = 'en' | 'de'

/** A food as a page shows it and as the diary keeps it. */
export type Food = {
  ref: FoodRef
  name: string
  /** Who makes it; empty for what nobody does. */
  brand: string
  group: string
  portions: readonly Portion[]
  /** Per 100 g edible part. */
  nutrients: Nutrients
}

/** What follows in a name is not its kind. */
const FURTHER = / \(| with | mit /

/** The shipped tables, searchable; a food is its place in them. */
export class FoodBook {
  #index: FoodIndex | undefined
  readonly #table: FoodTable
  readonly #places: ReadonlyMap<string, number>

  constructor(table: FoodTable) {
    this.#table = table
    const { codes } = table
    this.#places = new Map(codes.map((code, at) => [`${this.#sourceOf(at)}:${code}`, at]))
  }

  /** Made when it is first asked for: who only reads values needs none. */
  get index(): FoodIndex {
    const { codes, en, de, also, common } = this.#table
    this.#index ??= new FoodIndex(codes.map((_, at) => ({ en: en[at]!, de: de[at]!, also: also[at]!, common: common[at]! })))
    return this.#index
  }

  get size(): number {
    return this.#table.codes.length
  }

  /** Undefined: the tables have no such food. */
  placeOf({ source, id }: FoodRef): number | undefined {
    return this.#places.get(`${source}:${id}`)
  }

  /** The table's own and those of the food's kind, the usual one first. */
  portionsAt(at: number): Portion[] {
    const { portions, common, en, de, group, groups } = this.#table
    const own = readPortions(portions[at]!)
    const names = [en[at]!, de[at]!].flatMap((name) => wordsIn(name.split(FURTHER, 1)[0]!))
    // Where people named the food's portions here, these are all that count.
    if (common[at] === 2) return own
    const kind = portionsOfKind(names, groups[group[at]!]!.en)
    // A table's first portion is whichever it lists first; the kind's is the usual one.
    const [first] = kind.isSure ? kind.portions : []
    const usual = first ? [own.find(({ unit }) => unit === first.unit) ?? first] : []
    const all = [...usual, ...own, ...kind.portions]
    return all.filter(({ unit }, place) => all.findIndex((other) => other.unit === unit) === place)
  }

  /** In the language, as far as the table has a name in it. */
  nameAt(at: number, language: Language): string {
    const { en, de } = this.#table
    return (language === 'de' ? de[at] : en[at]) || en[at]! || de[at]!
  }

  /** Values per 100 g; what the table leaves empty is not there. */
  nutrientsAt(at: number): Nutrients {
    const values: Nutrients = {}
    for (const nutrient of NUTRIENTS) {
      const stored = this.#table.values[nutrient]
      const value = stored?.column[at] ?? -1
      if (stored && value >= 0) values[nutrient] = value / 10 ** stored.decimals
    }
    return values
  }

  foodAt(at: number, language: Language): Food {
    return {
      ref: { source: this.#sourceOf(at), id: this.#table.codes[at]! },
      name: this.nameAt(at, language),
      brand: '',
      group: this.#table.groups[this.#table.group[at]!]![language],
      portions: this.portionsAt(at),
      nutrients: this.nutrientsAt(at),
    }
  }

  #sourceOf(at: number): ShippedSource {
    let end = 0
    for (const { id, foods } of this.#table.sources) {
      end += foods
      if (at < end) return id
    }
    throw new RangeError(`The tables have no food at ${at}.`)
  }
}
