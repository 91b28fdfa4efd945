import type { Formatting } from '#platform/web/i18n/format.ts'
import type { Translation } from '#platform/web/i18n/messages.ts'
import { AISLES, type Aisle, type StoredShopping, type ShoppingItem } from '../../contract/shopping.ts'
import type { StoredThing } from '../../contract/things.ts'
import { buyingOf } from '../../engine/shopping/list-of-plan.ts'
import { measureText } from '../core/amounts.ts'
import type { en } from './messages.ts'

type Words = Pick<Translation<typeof en>, 'measures' | 'energy'>

/** The calculated amount: "3 large · 150 g", "1.3 kg"; empty if unknown. */
export function reckonedText(item: Pick<ShoppingItem, 'grams' | 'portion'>, t: Words, format: Formatting): string {
  const buying = buyingOf(item)
  if (!buying) return ''
  if (buying.by !== 'portion') return `${format.number(buying.quantity, { maximumFractionDigits: 1 })} ${buying.by}`
  const { quantity, unit, grams } = buying
  return `${format.number(quantity)} ${measureText(unit, quantity, t)} · ${format.number(grams)} g`
}

/** The amount to buy: the typed one, else the calculated one. */
export const toBuyText = (item: Pick<ShoppingItem, 'grams' | 'portion' | 'amount'>, t: Words, format: Formatting): string =>
  item.amount || reckonedText(item, t, format)

/** Groups items by aisle in walking order, each sorted by name. */
export function byAisle<Item>(
  items: readonly Item[],
  of: (item: Item) => { name: string; aisle: Aisle },
  language: string,
): { aisle: Aisle; items: Item[] }[] {
  const groups = Map.groupBy(items, (item) => of(item).aisle)
  return AISLES.flatMap((aisle) => {
    const some = groups.get(aisle)
    return some ? [{ aisle, items: some.toSorted((a, b) => of(a).name.localeCompare(of(b).name, language)) }] : []
  })
}

export const shoppingIn = (things: readonly StoredThing[] | undefined): StoredShopping[] =>
  (things ?? []).filter((one): one is StoredShopping => one.thing.kind === 'shopping')
