import type { DiaryItem, Sums } from '../contract/diary.ts'
import { NUTRIENTS, type Nutrient } from '../contract/nutrients.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import type { Thing } from '../contract/things.ts'

/** Sum of one nutrient: its amount, and the shares of grams and energy without a value, left out if both are zero. */
type PackedSum = [amount: number] | [amount: number, unknownOfGrams: number, unknownOfEnergy: number]
/** Stored sums: items, grams, and the sum of each nutrient by index; null: unknown. */
export type PackedSums = [items: number, grams: number, nutrients: (PackedSum | null)[]]

/** Rounds to 0.0001 of a unit: no table is more precise, and small rows matter when ten years of days are read at once. */
const rounded = (value: number) => Math.round(value * 10_000) / 10_000

export function packSums({ items, grams, nutrients }: Sums): PackedSums {
  const packed = NUTRIENTS.map((nutrient): PackedSum | null => {
    const sum = nutrients[nutrient]
    if (!sum) return null
    const shares = [rounded(sum.unknownOfGrams), rounded(sum.unknownOfEnergy)] as const
    return shares[0] === 0 && shares[1] === 0 ? [rounded(sum.amount)] : [rounded(sum.amount), ...shares]
  })
  return [items, rounded(grams), withoutBlanks(packed)]
}

export function unpackSums([items, grams, packed]: PackedSums): Sums {
  const nutrients: Sums['nutrients'] = {}
  for (const [place, sum] of packed.entries()) {
    const nutrient = NUTRIENTS[place]
    if (sum && nutrient) nutrients[nutrient] = { amount: sum[0], unknownOfGrams: sum[1] ?? 0, unknownOfEnergy: sum[2] ?? 0 }
  }
  return { items, grams, nutrients }
}

/** Values by index, so that encrypted items stay small; null: unknown. */
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
