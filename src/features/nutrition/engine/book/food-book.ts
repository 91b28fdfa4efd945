import type { FoodRef, ShippedSource } from '../../contract/diary.ts'
import type { FoodTable } from '../../contract/foods.ts'
import { NUTRIENTS, type Nutrients } from '../../contract/nutrients.ts'
import { readPortions, type Portion } from '../household.ts'
import { portionsOfKind } from '../kinds.ts'
import { FoodIndex } from '../search/food-index.ts'
import { wordsIn } from '#platform/contract/fold.ts'

export type Language = 'en' | 'de'

/** A food for display and for the diary. */
export type Food = {
  ref: FoodRef
  name: string
  /** Manufacturer; empty where there is none. */
  brand: string
  group: string
  portions: readonly Portion[]
  /** Per 100 g edible part. */
  nutrients: Nutrients
}

/** Text from here on in a name does not describe the kind of food. */
const FURTHER = / \(| with | mit /

/** The shipped tables with a search index; the index of a food identifies it. */
export class FoodBook {
  #index: FoodIndex | undefined
  readonly #table: FoodTable
  readonly #places: ReadonlyMap<string, number>

  constructor(table: FoodTable) {
    this.#table = table
    const { codes } = table
    this.#places = new Map(codes.map((code, at) => [`${this.#sourceOf(at)}:${code}`, at]))
  }

  /** Built on first use, because reading values needs no index. */
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

  /** Portions of the table and of the food's kind, the usual one first. */
  portionsAt(at: number): Portion[] {
    const { portions, common, en, de, group, groups } = this.#table
    const own = readPortions(portions[at]!)
    const names = [en[at]!, de[at]!].flatMap((name) => wordsIn(name.split(FURTHER, 1)[0]!))
    // Our list of common foods defines these portions, so they are complete.
    if (common[at] === 2) return own
    const kind = portionsOfKind(names, groups[group[at]!]!.en)
    // The first portion of a table is arbitrary; the first one of a kind is the usual one.
    const [first] = kind.isSure ? kind.portions : []
    const usual = first ? [own.find(({ unit }) => unit === first.unit) ?? first] : []
    const all = [...usual, ...own, ...kind.portions]
    return all.filter(({ unit }, place) => all.findIndex((other) => other.unit === unit) === place)
  }

  /** Name in the language, or in the other one if the table has none. */
  nameAt(at: number, language: Language): string {
    const { en, de } = this.#table
    return (language === 'de' ? de[at] : en[at]) || en[at]! || de[at]!
  }

  /** Values per 100 g, without the empty cells of the table. */
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
