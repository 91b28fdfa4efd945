import type { DiaryItem, Sums } from '../contract/diary.ts'
import { NUTRIENTS, type Nutrient } from '../contract/nutrients.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import type { Thing } from '../contract/things.ts'

/** Sums as they are stored: items, grams, and per nutrient by its place amount, unknown share of grams and of energy; null: not known. */
export type PackedSums = [items: number, grams: number, nutrients: ([number, number, number] | null)[]]

export function packSums({ items, grams, nutrients }: Sums): PackedSums {
  const packed = NUTRIENTS.map((nutrient): [number, number, number] | null => {
    const sum = nutrients[nutrient]
    return sum ? [sum.amount, sum.unknownOfGrams, sum.unknownOfEnergy] : null
  })
  return [items, grams, withoutBlanks(packed)]
}

export function unpackSums([items, grams, packed]: PackedSums): Sums {
  const nutrients: Sums['nutrients'] = {}
  for (const [place, sum] of packed.entries()) {
    const nutrient = NUTRIENTS[place]
    if (sum && nutrient) nutrients[nutrient] = { amount: sum[0], unknownOfGrams: sum[1], unknownOfEnergy: sum[2] }
  }
  return { items, grams, nutrients }
}

/** Values by their place, so that what is sealed stays small; null: not known. */
type PackedItem = Omit<DiaryItem, 'id' | 'day' | 'nutrients'> & { values: (number | null)[] }

function packNutrients(nutrients: DiaryItem['nutrients']): (number | null)[] {
  return withoutBlanks(NUTRIENTS.map((nutrient) => nutrients[nutrient] ?? null))
}

function unpackNutrients(values: readonly (number | null)[]): Partial<Record<Nutrient, number>> {
  return Object.fromEntries(values.flatMap((value, place) => (value === null || !NUTRIENTS[place] ? [] : [[NUTRIENTS[place], value]])))
}

function withoutBlanks<Value>(values: (Value | null)[]): (Value | null)[] {
  let length = values.length
  while (length > 0 && values[length - 1] === null) length--
  return values.slice(0, length)
}

const itemContext = (id: string) => `nutrition-item/${id}`
const thingContext = (id: string) => `nutrition-thing/${id}`

export function sealItem(key: PersonKey, item: DiaryItem): Buffer {
  const { id, day: _, nutrients, ...rest } = item
  const packed: PackedItem = { ...rest, values: packNutrients(nutrients) }
  return key.seal(itemContext(id), JSON.stringify(packed))
}

export function openItem(key: PersonKey, id: string, day: string, sealed: Buffer): DiaryItem {
  const { values, ...rest } = JSON.parse(key.open(itemContext(id), sealed).toString()) as PackedItem
  return { id, day, ...rest, nutrients: unpackNutrients(values) }
}

export const sealThing = (key: PersonKey, id: string, thing: Thing): Buffer => key.seal(thingContext(id), JSON.stringify(thing))
export const openThing = (key: PersonKey, id: string, sealed: Buffer): Thing =>
  JSON.parse(key.open(thingContext(id), sealed).toString()) as Thing
