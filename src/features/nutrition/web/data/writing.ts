import type { QueryClient } from '@tanstack/react-query'
import { v7 as uuidv7 } from 'uuid'
import type { LocalDay } from '#platform/contract/dates.ts'
import { messagesNow } from '#platform/web/i18n/messages.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import { changeDiary, changeThings, completeDay } from '../../contract/api.ts'
import { MAX_CHANGES_A_SEND, type DiaryChange, type DiaryItem } from '../../contract/diary.ts'
import type { Fast } from '../../contract/fasting.ts'
import { tickSharedList } from '../../contract/shopping.ts'
import {
  MAX_THING_CHANGES,
  SETTINGS_ID,
  type Ingredient,
  type KeptThing,
  type NutritionSettings,
  type Thing,
} from '../../contract/things.ts'
import { nutritionMessages } from '../core/messages.ts'
import { nextMoment } from './moments.ts'
import { performChange } from './pending.ts'

const t = () => messagesNow(nutritionMessages)

async function send(client: QueryClient, changes: readonly DiaryChange[], label: string): Promise<boolean> {
  for (let from = 0; from < changes.length; from += MAX_CHANGES_A_SEND) {
    const some = changes.slice(from, from + MAX_CHANGES_A_SEND)
    if (!(await performChange(client, changeDiary, { body: { changes: some } }, { label }))) return false
  }
  return true
}

function withoutId(item: DiaryItem): Omit<DiaryItem, 'id'> {
  const { id: _, ...rest } = item
  return rest
}
const put = (items: readonly DiaryItem[]): DiaryChange[] => items.map((item) => ({ id: item.id, at: nextMoment(), item: withoutId(item) }))
const away = (items: readonly DiaryItem[]): DiaryChange[] => items.map(({ id }) => ({ id, at: nextMoment(), item: null }))

/** Where things are written down. */
export type Place = { day: LocalDay; meal: string; state: DiaryItem['state']; minutes: number | null }

export function itemsAt(place: Place, foods: readonly Ingredient[], order = Date.now()): DiaryItem[] {
  return foods.map(({ food, name, grams, portion, nutrients }, at) => {
    return { id: uuidv7(), ...place, food, name, grams, portion, nutrients, order: order + at }
  })
}

/** Writes things down and says nothing; `takeItemsBack` is the way back. */
export const writeItems = (client: QueryClient, items: readonly DiaryItem[]): Promise<boolean> =>
  send(client, put(items), t().added(items.map(({ name }) => name)))

export const takeItemsBack = (client: QueryClient, items: readonly DiaryItem[]): Promise<boolean> =>
  send(client, away(items), t().outbox.takeBack)

/** Writes things down, and offers to take them back. */
export async function addItems(client: QueryClient, items: readonly DiaryItem[]): Promise<void> {
  if (items.length === 0) return
  const words = t().added(items.map(({ name }) => name))
  const shown = toast({ title: words, tone: 'good', action: { label: t().undo, onPress: () => void takeItemsBack(client, items) } })
  if (!(await writeItems(client, items))) shown.dismiss()
}

export async function removeItems(client: QueryClient, items: readonly DiaryItem[]): Promise<void> {
  const words = t().removed(items.map(({ name }) => name))
  const undo = () => void send(client, put(items), t().outbox.takeBack)
  const shown = toast({ title: words, tone: 'good', action: { label: t().undo, onPress: undo } })
  if (!(await send(client, away(items), words))) shown.dismiss()
}

/** Changes items as given; what they were before is one press away. */
export async function changeItems(client: QueryClient, before: readonly DiaryItem[], after: readonly DiaryItem[]): Promise<void> {
  const words = t().changed(after.map(({ name }) => name))
  const undo = () => void send(client, put(before), t().outbox.takeBack)
  const shown = toast({ title: words, tone: 'good', action: { label: t().undo, onPress: undo } })
  if (!(await send(client, put(after), words))) shown.dismiss()
}

export const setComplete = (client: QueryClient, day: LocalDay, isComplete: boolean): Promise<boolean> =>
  performChange(
    client,
    completeDay,
    { params: { day }, body: { isComplete, at: nextMoment() } },
    { label: t().outbox.complete, replaces: `nutrition complete ${day}` },
  )

const writeThing = (client: QueryClient, id: string, thing: Thing | null, label: string): Promise<boolean> =>
  performChange(client, changeThings, { body: { changes: [{ id, at: nextMoment(), thing }] } }, { label })

type Written = { id: string; thing: Thing | null }

/** Several things at once; where `before` is given, they come back as they were with one press. */
export async function writeThings(
  client: QueryClient,
  written: readonly Written[],
  words: string,
  before?: readonly Written[],
): Promise<void> {
  const sendAll = async (all: readonly Written[], label: string): Promise<boolean> => {
    for (let from = 0; from < all.length; from += MAX_THING_CHANGES) {
      const changes = all.slice(from, from + MAX_THING_CHANGES).map((one) => ({ ...one, at: nextMoment() }))
      if (!(await performChange(client, changeThings, { body: { changes } }, { label }))) return false
    }
    return true
  }
  if (written.length === 0) return
  const undo = before && { label: t().undo, onPress: () => void sendAll(before, t().outbox.takeBack) }
  const shown = undo && toast({ title: words, tone: 'good', action: undo })
  if (!(await sendAll(written, words))) shown?.dismiss()
}

export const tickShared = (client: QueryClient, token: string, id: string, isBought: boolean, label: string): Promise<boolean> =>
  performChange(client, tickSharedList, { params: { token }, body: { ticks: [{ id, at: nextMoment(), isBought }] } }, { label })

/** What has a name to be told by. */
export type NamedThing = Exclude<Thing, NutritionSettings | Fast>
export const saveThing = (client: QueryClient, id: string, thing: NamedThing): Promise<boolean> =>
  writeThing(client, id, thing, t().outbox.keep(thing.name))

export async function removeThing(client: QueryClient, { id, thing }: KeptThing): Promise<void> {
  if (thing.kind === 'settings' || thing.kind === 'fast') return
  const words = t().removed([thing.name])
  const shown = toast({ title: words, tone: 'good', action: { label: t().undo, onPress: () => void saveThing(client, id, thing) } })
  if (!(await writeThing(client, id, null, words))) shown.dismiss()
}

export const saveSettings = (client: QueryClient, settings: NutritionSettings): Promise<boolean> =>
  writeThing(client, SETTINGS_ID, settings, t().outbox.settings)
