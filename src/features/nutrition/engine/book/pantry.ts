import { fold } from '#platform/contract/fold.ts'
import { refKey, type FoodRef } from '../../contract/diary.ts'
import type { DraftLine } from '../../contract/drafts.ts'
import type { Food, FoodBook, Language } from './food-book.ts'
import { FoodIndex } from '../search/food-index.ts'
import { asSpelled, parseMeal, type ParsedMeal, type MealItem } from '../say/parse.ts'
import { weightOf, type Weight } from '../say/to-grams.ts'

export type OwnEntry = { food: Food; also: string }
export type Usual = ReadonlyMap<string, number>
export type MealLine = {
  spoken: MealItem
  /** The food in the spelling of the person's text. */
  spelled: string
  matches: { food: Food; weight: Weight }[]
  /** For a line from a language model: its estimate. `isMatched`: the name fits the first food; otherwise the person must choose. */
  guess?: Pick<DraftLine, 'low' | 'high' | 'sure'> & { isMatched: boolean }
}

/** Number of matches to offer for one line. */
const OFFERED = 5
/** Score factor of own foods: any matching one comes before an exact match in the tables. */
const OWN = 1.6
/** Shorter words do not name a food. */
const LEAST_LETTERS = 3
/** A rough stem ("potatoes" and "potato", "boiled" and "boil"), good enough to compare two names. */
const stemOf = (word: string): string => (word.length > 5 ? word.slice(0, -2) : word)
/** Dishes that are named after two ingredients. */
const FILLED =
  / (?:sandwich(?:es)?|pies?|pizzas?|wraps?|toasties?|rolls?|salads?|soups?|curry|smoothies?|omelettes?|quiche|burgers?|lasagne|risotto|pasta|cakes?|bake|stew)$/
const CONNECTING = ['and', 'with', 'und', 'mit'] as const

/** The shipped tables and the person's own foods combined. */
export class Pantry {
  readonly #book: FoodBook
  #own: readonly OwnEntry[] = []
  #ownIndex = new FoodIndex([])
  #hidden: ReadonlySet<string> = new Set()

  constructor(book: FoodBook) {
    this.#book = book
  }

  /** `hides`: shipped foods that own foods correct. */
  setOwn(own: readonly OwnEntry[], hides: readonly FoodRef[]): void {
    this.#own = own
    this.#ownIndex = new FoodIndex(own.map(({ food, also }) => ({ en: food.name, de: food.name, also, common: 2 })))
    this.#hidden = new Set(hides.map(refKey))
  }

  /** Search results, best first. `usual`: how usual foods are for the person at this meal, by `refKey`, 0 to 1. */
  search(text: string, language: Language, most: number, usual: Usual, isTyping: boolean, allowsHead = false): Food[] {
    const places = new Map<number, number>()
    for (const [key, weight] of usual) {
      const [source, ...id] = key.split(':')
      const at = this.#book.placeOf({ source: source as FoodRef['source'], id: id.join(':') })
      if (at !== undefined) places.set(at, weight)
    }
    const own = this.#ownIndex.search(text, { language, most, isTyping, allowsHead: false }).map(({ at, score }) => {
      const { food } = this.#own[at]!
      return { food: () => food, score: score + OWN + (usual.get(refKey(food.ref)) ?? 0) }
    })
    const shipped = this.#book.index.search(text, { language, most: most + this.#hidden.size, isTyping, usual: places, allowsHead })
    const all = [...own, ...shipped.map(({ at, score }) => ({ food: () => this.#book.foodAt(at, language), score }))]
    return all
      .toSorted((a, b) => b.score - a.score)
      .map(({ food }) => food())
      .filter(({ ref }) => !this.#hidden.has(refKey(ref)))
      .slice(0, most)
  }

  /** The food of a reference; undefined where it no longer exists. */
  food(ref: FoodRef, language: Language): Food | undefined {
    const at = this.#book.placeOf(ref)
    return at === undefined ? this.#own.find(({ food }) => refKey(food.ref) === refKey(ref))?.food : this.#book.foodAt(at, language)
  }

  /** Foods and amounts of a typed or spoken meal, each with alternatives. The person confirms them before they count. */
  say(text: string, language: Language, usual: Usual = new Map()): { meal: ParsedMeal['meal']; lines: MealLine[] } {
    const { meal, items } = parseMeal(text)
    return {
      meal,
      lines: this.#joined(items.map((item) => this.#asNamed(item))).map((spoken) => ({
        spoken,
        spelled: asSpelled(spoken.food, text),
        matches: this.#matchesOf(spoken, language, usual),
      })),
    }
  }

  /** Lines of a model's draft as our foods: uses the names and weights of the answer, never its nutrient values. */
  draft(lines: readonly DraftLine[], language: Language, usual: Usual = new Map()): MealLine[] {
    return lines.map(({ name, grams, low, high, sure }) => {
      const spoken: MealItem = {
        quantity: grams,
        unit: 'g',
        size: null,
        food: name,
        whole: name,
        isRough: false,
        isAddition: false,
        isAfterAnd: false,
        problem: null,
      }
      const matches = this.#matchesOf(spoken, language, usual)
      return { spoken, spelled: name, matches, guess: { low, high, sure, isMatched: this.#isCalled(name, matches[0]?.food) } }
    })
  }

  #matchesOf(spoken: MealItem, language: Language, usual: Usual): MealLine['matches'] {
    // In English, chips in a pack or by the handful are crisps; otherwise they are French fries.
    const isFries = language === 'en' && spoken.food === 'chips' && spoken.unit !== 'pack' && spoken.unit !== 'handful'
    const text = isFries ? 'french fries' : spoken.food
    const all = this.search(text, language, OFFERED, usual, false)
    if (all.length > 0) return all.map((food) => ({ food, weight: weightOf(spoken, food.portions) }))
    const byHead = this.search(text, language, OFFERED, usual, false, true)
    return byHead.map((food) => ({ food, weight: { ...weightOf(spoken, food.portions), isGuess: true } }))
  }

  /**
   * Whether a food fits a name, by more than half of its words. The search alone is too lenient, because it serves people who check
   * results: it finds “beef stew” for any stew, which must not be logged without a question.
   */
  #isCalled(name: string, food: Food | undefined): boolean {
    if (!food) return false
    if (this.#isName(name)) return true
    const words = fold(name)
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length >= LEAST_LETTERS)
    const foodName = fold(`${food.name} ${food.brand}`)
    return words.length > 0 && words.filter((word) => foodName.includes(stemOf(word))).length > words.length / 2
  }

  #isName(name: string): boolean {
    return this.#book.index.named(name).length > 0 || this.#ownIndex.named(name).length > 0
  }

  /** Uses the whole text as the name where a food is called so, and the size or amount belongs to it: "big mac", "quarter pounder". */
  #asNamed(item: MealItem): MealItem {
    if (item.whole === item.food || item.unit === 'g' || item.unit === 'ml' || !this.#isName(item.whole)) return item
    if (this.#isName(item.food) && item.size === null) return item
    return { ...item, food: item.whole, quantity: 1, unit: null, size: null }
  }

  /** Whether an item before "and" is part of a dish and no food of its own, as in "cheese and pickle sandwich". */
  #isFilling(before: MealItem, { food }: MealItem): boolean {
    if (!food.includes(' ') || before.food.includes(' ') || !FILLED.test(food)) return false
    const [first] = this.#book.index.search(before.food, { language: 'en', most: 1 })
    return first !== undefined && !/beverages/i.test(this.#book.foodAt(first.at, 'en').group)
  }

  /** Joins items that together are the name of one food: "porridge with water", "macaroni and cheese". */
  #joined(items: readonly MealItem[]): MealItem[] {
    const all: MealItem[] = []
    for (const item of items) {
      const last = all.at(-1)
      const canJoin = last && item.quantity === null
      const names = canJoin ? CONNECTING.map((word) => `${last.food} ${word} ${item.food}`) : []
      const name = names.find((one) => this.#isName(one))
      if (last && name) all[all.length - 1] = { ...last, food: name }
      else if (last && canJoin && item.isAfterAnd && this.#isFilling(last, item))
        all[all.length - 1] = { ...last, food: `${last.food} ${item.food}` }
      else all.push(item)
    }
    return all
  }
}
