import { z } from 'zod'
import { MAX_THINGS } from '../../contract/things.ts'
import { ExportedItem, ExportedThing } from '../exported-diary.ts'
import type { FoodItem } from './parsed-food.ts'

export const OWN_FORMAT = 'fernwell-food'

const File = z.object({
  format: z.literal(OWN_FORMAT),
  version: z.literal(1),
  things: z.array(z.unknown()).max(MAX_THINGS * 2),
  days: z.array(z.unknown()).max(100_000),
  items: z.array(z.unknown()).max(250_000),
})
export const FullDay = z.object({ day: z.iso.date(), isComplete: z.boolean(), at: z.iso.datetime() })

/** Reads our own export as single items, in order of their days; undefined for another file. */
export function readOwn(json: unknown, file: string): FoodItem[] | undefined {
  const { data } = File.safeParse(json)
  if (!data) return undefined
  const lost = (line: number): FoodItem => ({ type: 'line', file, line, reason: 'shape', text: '', isRetained: false })
  const things = data.things.map((value, at): FoodItem => {
    const thing = ExportedThing.safeParse(value).data
    return thing ? { type: 'thing', thing } : lost(at + 1)
  })
  const days = data.days.map((value, at): FoodItem => {
    const day = FullDay.safeParse(value).data
    return day ? { type: 'full', day } : lost(at + 1)
  })
  const items = data.items.map((value, at): FoodItem => {
    const item = ExportedItem.safeParse(value).data
    return item ? { type: 'own', item } : lost(at + 1)
  })
  const dayOf = (one: FoodItem) => (one.type === 'own' ? one.item.day : '')
  return [...things, ...days, ...items.toSorted((a, b) => (dayOf(a) < dayOf(b) ? -1 : dayOf(a) > dayOf(b) ? 1 : 0))]
}
