import { fold } from '#platform/contract/fold.ts'
import {
  FILLERS,
  FRACTION_SIGNS,
  FRACTION_WORDS,
  FULLNESS,
  MEAL_WORDS,
  NUMBER_WORDS,
  ROUGHLY,
  SIZE_WORDS,
  UNIT_WORDS,
  type StatedUnit,
} from './lexicon.ts'
import { withoutPreparation } from './preparation.ts'

export type MealProblem =
  /** Two amounts that do not combine: "½ ½ egg". */
  | 'unclear_amount'
  /** A negative amount. */
  | 'negative'
  /** An amount of zero. */
  | 'zero'

/** One food of a typed or spoken meal, before it is matched with a food of the tables. */
export type MealItem = {
  /** null: no amount. */
  quantity: number | null
  /** null: pieces, or the usual unit of the food. */
  unit: StatedUnit | null
  size: 'small' | 'medium' | 'large' | null
  /** The food in the person's words, folded. */
  food: string
  /** The whole text after the count, for foods whose name contains a size or an amount, as in "quarter pounder". */
  whole: string
  /** The amount had "about" or "a few", or was a range. */
  isRough: boolean
  /** The food came after "with": milk in a coffee is not a glass of milk. */
  isAddition: boolean
  /** The food came after "and": "cheese and pickle sandwich" may be one food. */
  isAfterAnd: boolean
  problem: MealProblem | null
}

export type ParsedMeal = { meal: 'breakfast' | 'lunch' | 'dinner' | 'snacks' | null; items: MealItem[] }

/** Maximum number of foods in one text. */
const MAX_ITEMS = 500
const MAX_LETTERS = 20_000

/**
 * Reads foods and amounts from a sentence or a list, in English or German: "two eggs, 100 g oats and half a banana",
 * "1½ EL Öl", "Apfel (2)". It only parses; the search finds the foods, and the person confirms them.
 */
export function parseMeal(text: string): ParsedMeal {
  let meal: ParsedMeal['meal'] = null
  const items: MealItem[] = []
  for (const { part, isAddition, isAfterAnd } of partsOf(text.slice(0, MAX_LETTERS))) {
    const tokens = tokensOf(part).filter((token, at, all) => {
      const named = MEAL_WORDS[token]
      if (!named || (all.length > 1 && at === 0 && isFoodAfter(all))) return true
      meal ??= named
      return false
    })
    const last = items.at(-1)
    const item = last?.quantity === null && isAmountOnly(tokens) ? undefined : readItem(tokens, isAddition, isAfterAnd)
    if (item && items.length < MAX_ITEMS) items.push(item)
    else if (!item && last && last.quantity === null) amountOnly(tokens, last)
  }
  return { meal, items }
}

/** Whether a meal word is part of a food's name: "breakfast cereal", "snack bar". */
const isFoodAfter = ([, second = '']: readonly string[]): boolean =>
  second !== ':' && !FILLERS.has(second) && !isAmount(second) && !MEAL_WORDS[second]

/** Splits foods at commas (not decimal ones), lines, "and" and "with"; keeps "one and a half" and "two and a half" together. */
function partsOf(text: string): { part: string; isAddition: boolean; isAfterAnd: boolean }[] {
  const joined = text
    .replaceAll(/\b(\d+|one|two|three|four|five)\s+and\s+a\s+(half|quarter)\b/gi, '$1 + $2')
    .replaceAll(/\b(\d+|eine?n?|zwei|drei|vier)\s+und\s+eine?n?\s+(halbe?[rsn]?|viertel)\b/gi, '$1 + $2')
    .replaceAll(/\b(\d+)\s+und\s+(½|¼|¾)/g, '$1$2')
  const parts: ReturnType<typeof partsOf> = []
  // Keeps the separators: the one before a part tells whether it is an addition to the previous part.
  const pieces = joined
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/(?:^|,? )(?:no|without|ohne) \p{L}+/giu, '')
    .split(
      /( ?(?:[;\n•]|,(?!\d)|(?<!\d),(?=\d)|(?<![\d+] ?)\+(?! ?(?:half|quarter|halb|viertel))|&) ?| (?:and|und|plus|with|mit|sowie|then|dazu|auf|on(?! the cob)|in(?= (?:\d|milk|water|milch|wasser|hafermilch|oat milk))) )/iu,
    )
  let isAddition = false
  let isAfterAnd = false
  for (const [at, piece] of pieces.entries()) {
    if (at % 2 === 1) {
      isAddition = /with|mit|dazu/i.test(piece)
      isAfterAnd = /and|und|&/i.test(piece)
    } else if (piece.trim() !== '') parts.push({ part: piece, isAddition, isAfterAnd })
  }
  return parts
}

/** Measures that are foods by themselves. */
const FOOD_MEASURES = /^(?:bar|bars|riegel|tafel|tafeln|square|squares|shot|shots|leaf|leaves|blatt|stick|sticks|roll)$/

/** Whether tokens are only an amount: "two slices", "ein Glas", "8". */
function isAmountOnly(tokens: readonly string[]): boolean {
  const rest = tokens.filter((token) => !isAmount(token) && !(token in SIZE_WORDS) && !ROUGHLY.has(token) && !FILLERS.has(token))
  return tokens.some(isAmount) && rest.every((token) => UNIT_WORDS.has(token) && !FOOD_MEASURES.test(token))
}

/** Gives an amount without a food to the previous food: "Sushi, eight pieces", "Milch, ein Glas". */
function amountOnly(tokens: readonly string[], last: MealItem): void {
  const PLACEHOLDER = 'ohne-namen'
  const { quantity, unit, size, isRough, problem } = readItem([...tokens, PLACEHOLDER], false, false) ?? {}
  if (quantity === undefined || quantity === null || problem) return
  last.quantity = quantity
  last.unit = unit ?? null
  last.size ??= size ?? null
  last.isRough ||= isRough ?? false
}

const TOKEN = /\d+(?:[.,]\d+)?|[½¼¾⅓⅔⅕⅛⅜⅝⅞]|[\p{L}][\p{L}'’-]*|[-−–/()x×:%+]/giu

function tokensOf(part: string): string[] {
  const found = part.match(TOKEN) ?? []
  // Folding would split a fraction sign into digits.
  return found.map((token) => (isSign(token) ? token : fold(token).replace(/[’']s?$/, ''))).filter((token) => token !== '')
}

/** A food of a text, folded as in `MealItem.food`, in the spelling of the text: "kase" of "Brot mit Käse" is "Käse". */
export function asSpelled(food: string, text: string): string {
  const spelled = new Map<string, string>()
  for (const word of text.match(TOKEN) ?? []) {
    const [folded] = tokensOf(word)
    if (folded !== undefined && !spelled.has(folded)) spelled.set(folded, word)
  }
  return food
    .split(' ')
    .map((word) => spelled.get(word) ?? word)
    .join(' ')
}

const isNumber = (token: string | undefined): boolean => token !== undefined && /^\d/.test(token)
const isSign = (token: string | undefined): token is string => token !== undefined && token in FRACTION_SIGNS
const isAmount = (token: string): boolean => isNumber(token) || isSign(token) || token in NUMBER_WORDS || token in FRACTION_WORDS

type Amount = { value: number; length: number; isRough: boolean; problem: MealProblem | null }

/** An amount that begins at a token; undefined where none does. */
function amountAt(tokens: readonly string[], at: number): Amount | undefined {
  let value: number | undefined
  let isRough = false
  let problem: MealProblem | null = null
  let i = at
  const isNegative = /^[-−–]$/.test(tokens[i] ?? '') && (isNumber(tokens[i + 1]) || isSign(tokens[i + 1]))
  if (isNegative) i++
  const token = tokens[i]
  if (isNumber(token)) {
    value = decimal(token!)
    i++
    const [sign, next] = [tokens[i], tokens[i + 1]]
    if (sign === '/' && isNumber(next)) {
      value /= decimal(next!) || 1
      i += 2
    } else if (isNumber(sign) && next === '/' && isNumber(tokens[i + 2])) {
      value += decimal(sign!) / (decimal(tokens[i + 2]!) || 1)
      i += 3
    } else if (isSign(sign)) {
      value += FRACTION_SIGNS[sign]!
      i++
    } else if (/^(?:[-−–]|to|bis|or|oder)$/.test(sign ?? '') && isNumber(next)) {
      value = (value + decimal(next!)) / 2
      isRough = true
      i += 2
    }
  } else if (isSign(token)) {
    value = FRACTION_SIGNS[token]!
    i++
  } else if (token !== undefined && token in FRACTION_WORDS) {
    value = FRACTION_WORDS[token]!
    i++
    // "half a dozen", "half an apple", "quarter of a melon"
    while (tokens[i] === 'of' || tokens[i] === 'a' || tokens[i] === 'an' || tokens[i] === 'the') i++
    if (tokens[i] === 'dozen' || tokens[i] === 'dutzend') {
      value *= 12
      i++
    }
  } else if (token !== undefined && token in NUMBER_WORDS) {
    ;[value, i, isRough] = wordAmount(tokens, i)
  }
  if (value === undefined) return undefined
  if (tokens[i] === '+' && (tokens[i + 1] ?? '') in FRACTION_WORDS) {
    value += FRACTION_WORDS[tokens[i + 1]!]!
    i += 2
  }
  if (/^[x×]$/.test(tokens[i] ?? '')) i++
  if (isSign(tokens[i]) || (isSign(token) && isNumber(tokens[i]))) {
    problem = 'unclear_amount'
    while (isSign(tokens[i]) || isNumber(tokens[i])) i++
  }
  if (isNegative) problem = 'negative'
  else if (value === 0) problem ??= 'zero'
  return { value, length: i - at, isRough, problem }
}

/** "two", "a dozen", "a couple of", "ein paar", "one half", "drei viertel". */
function wordAmount(tokens: readonly string[], from: number): [number, number, boolean] {
  let i = from
  const first = tokens[i]!
  let value = NUMBER_WORDS[first]!
  let isRough = /^(?:couple|few|several|paar|einige)$/.test(first)
  i++
  const next = tokens[i] ?? ''
  if (next in FRACTION_WORDS) {
    value *= FRACTION_WORDS[next]!
    i++
    while (tokens[i] === 'of' || tokens[i] === 'a' || tokens[i] === 'an') i++
    if (tokens[i] === 'dozen' || tokens[i] === 'dutzend') {
      value *= 12
      i++
    }
  } else if (/^(?:couple|few|dozen|paar|dutzend|hundred|hundert|single|double|doppelte[rns]?)$/.test(next) && value < 20) {
    isRough ||= next === 'couple' || next === 'few' || next === 'paar'
    value *= NUMBER_WORDS[next]!
    i++
  }
  if (tokens[i] === 'of' || tokens[i] === 'von') i++
  return [value, i, isRough]
}

const decimal = (token: string): number => Number(token.replace(',', '.'))

function readItem(all: readonly string[], isAddition: boolean, isAfterAnd: boolean): MealItem | undefined {
  const counted = all.findIndex((token) => !FILLERS.has(token))
  const whole = all.slice(amountAt(all, counted) ? counted + 1 : counted).join(' ')
  const item: MealItem = { quantity: null, unit: null, size: null, food: '', whole, isRough: false, isAddition, isAfterAnd, problem: null }
  let words: string[] = []
  let fullness = 1
  let each = 1
  let i = 0
  while (i < all.length) {
    const token = all[i]!
    const amount = item.quantity === null || item.problem === null ? amountAt(all, i) : undefined
    if (amount && !(words.length > 0 && /^(?:a|an|ein|eine|einen|single|double)$/.test(token))) {
      if (item.quantity !== null) {
        // "2 x 100 g", "1 can (400 g)": the second amount is the weight of one piece, or of all.
        const unit = UNIT_WORDS.get(all[i + amount.length] ?? '')
        if (unit && (unit.unit === 'g' || unit.unit === 'ml')) {
          const isTimes = all[i - 1] === 'x' || all[i - 1] === '×' || (item.unit === null && words.length === 0)
          item.quantity = (isTimes ? item.quantity : 1) * amount.value
          item.unit = unit.unit
          each = unit.each
          i += amount.length + 1
          continue
        }
        if (all[i + amount.length] === '%') {
          words.push(token)
          i += amount.length
          continue
        }
        item.problem ??= 'unclear_amount'
      } else if (all[i + amount.length] === '%') {
        words.push(token)
        i += amount.length
        continue
      } else item.quantity = amount.value
      item.isRough ||= amount.isRough
      item.problem ??= amount.problem
      i += amount.length
      continue
    }
    i++
    if (words.length === 0 && item.quantity === null && FILLERS.has(token) && i < all.length) continue
    if (ROUGHLY.has(token)) item.isRough = true
    else if (token in FULLNESS) fullness = FULLNESS[token]!
    else if (token in SIZE_WORDS && item.size === null && item.unit === null) item.size = SIZE_WORDS[token]!
    else {
      const unit = unitAt(all, i - 1, item, words)
      if (unit) {
        item.unit = unit.unit
        each = unit.each
        item.quantity ??= 1
        if (all[i] === 'voll' || all[i] === 'full' || (token === 'fl' && all[i] === 'oz')) i++
        if (all[i] === 'of') i++
      } else if (/^[\p{L}]/u.test(token)) words.push(token)
    }
  }
  words = withoutPreparation(words)
  while (words.length > 1 && FILLERS.has(words[0]!)) words.shift()
  while (words.length > 1 && FILLERS.has(words.at(-1)!)) words.pop()
  item.food = words.filter((word) => (word.length > 1 || isNumber(word)) && !/^(?:of|von)$/.test(word)).join(' ')
  if (item.food === '' || (words.length === 1 && FILLERS.has(item.food))) return undefined
  if (item.quantity !== null) item.quantity *= each * fullness
  return item
}

/** A unit at a valid position: after an amount, at the very beginning ("EL Öl"), or at the end ("oats 100 g"). */
function unitAt(all: readonly string[], at: number, item: MealItem, words: readonly string[]) {
  const token = all[at]!
  const unit = token === 'fl' && all[at + 1] === 'oz' ? UNIT_WORDS.get('floz') : UNIT_WORDS.get(token)
  if (!unit || item.unit !== null) return undefined
  const isLast = at === all.length - 1
  if (item.quantity !== null && words.length === 0) return isLast && all.length > 0 && !hasFood(all, at) ? undefined : unit
  if (item.quantity !== null && isNumber(all[at - 1])) return unit
  // "whole milk" is a food.
  return words.length === 0 && item.quantity === null && !isLast && token.length > 1 && unit.unit !== 'whole' ? unit : undefined
}

/** Whether any other token could be a food; "two bars" and "a pack" have no other. */
const hasFood = (all: readonly string[], at: number): boolean =>
  all.some(
    (token, i) =>
      i !== at && /^\p{L}/u.test(token) && !isAmount(token) && !(token in SIZE_WORDS) && !FILLERS.has(token) && !(token in FULLNESS),
  )
