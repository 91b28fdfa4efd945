import type { QueryClient } from '@tanstack/react-query'
import { v7 as uuidv7 } from 'uuid'
import type { LocalDay } from '#platform/contract/dates.ts'
import { messagesNow } from '#platform/web/i18n/messages.ts'
import { changeDiary, changeThings, completeDay } from '../../contract/api.ts'
import { MAX_CHANGES_A_SEND, type DiaryChange, type DiaryItem } from '../../contract/diary.ts'
import type { Fast } from '../../contract/fasting.ts'
import { tickSharedList } from '../../contract/shopping.ts'
import {
  MAX_THING_CHANGES,
  SETTINGS_ID,
  type Ingredient,
  type StoredThing,
  type NutritionSettings,
  type Thing,
} from '../../contract/things.ts'
import { nutritionMessages } from '../core/messages.ts'
import { nextMoment } from './moments.ts'
import { changes } from './overlay.ts'

const t = () => messagesNow(nutritionMessages)

async function send(client: QueryClient, all: readonly DiaryChange[], label: string): Promise<boolean> {
  for (let from = 0; from < all.length; from += MAX_CHANGES_A_SEND) {
    const some = all.slice(from, from + MAX_CHANGES_A_SEND)
    if (!(await changes.perform(client, changeDiary, { body: { changes: some } }, label))) return false
  }
  return true
}

function withoutId(item: DiaryItem): Omit<DiaryItem, 'id'> {
  const { id: _, ...rest } = item
  return rest
}
const put = (items: readonly DiaryItem[]): DiaryChange[] => items.map((item) => ({ id: item.id, at: nextMoment(), item: withoutId(item) }))
const away = (items: readonly DiaryItem[]): DiaryChange[] => items.map(({ id }) => ({ id, at: nextMoment(), item: null }))

/** Target of new items in the diary. */
export type Place = { day: LocalDay; meal: string; state: DiaryItem['state']; minutes: number | null }

export function itemsAt(place: Place, foods: readonly Ingredient[], order = Date.now()): DiaryItem[] {
  return foods.map(({ food, name, grams, portion, nutrients }, at) => {
    return { id: uuidv7(), ...place, food, name, grams, portion, nutrients, order: order + at }
  })
}

/** Adds items without a notice; `takeItemsBack` undoes that. */
export const writeItems = (client: QueryClient, items: readonly DiaryItem[]): Promise<boolean> =>
  send(client, put(items), t().added(items.map(({ name }) => name)))

export const takeItemsBack = (client: QueryClient, items: readonly DiaryItem[]): Promise<boolean> =>
  send(client, away(items), t().outbox.takeBack)

/** Adds items and offers to undo that. */
export async function addItems(client: QueryClient, items: readonly DiaryItem[]): Promise<void> {
  if (items.length === 0) return
  const words = t().added(items.map(({ name }) => name))
  await changes.withUndo(
    words,
    () => writeItems(client, items),
    () => takeItemsBack(client, items),
  )
}

export async function removeItems(client: QueryClient, items: readonly DiaryItem[]): Promise<void> {
  const words = t().removed(items.map(({ name }) => name))
  const undo = () => send(client, put(items), t().outbox.takeBack)
  await changes.withUndo(words, () => send(client, away(items), words), undo)
}

/** Changes items and offers to undo that. */
export async function changeItems(client: QueryClient, before: readonly DiaryItem[], after: readonly DiaryItem[]): Promise<void> {
  const words = t().changed(after.map(({ name }) => name))
  const undo = () => send(client, put(before), t().outbox.takeBack)
  await changes.withUndo(words, () => send(client, put(after), words), undo)
}

export const setComplete = (client: QueryClient, day: LocalDay, isComplete: boolean): Promise<boolean> =>
  changes.perform(client, completeDay, { params: { day }, body: { isComplete, at: nextMoment() } }, t().outbox.complete)

const writeThing = (client: QueryClient, id: string, thing: Thing | null, label: string): Promise<boolean> =>
  changes.perform(client, changeThings, { body: { changes: [{ id, at: nextMoment(), thing }] } }, label)

type Written = { id: string; thing: Thing | null }

/** Writes several things at once; with `before` it offers to undo that. */
export async function writeThings(
  client: QueryClient,
  written: readonly Written[],
  words: string,
  before?: readonly Written[],
): Promise<void> {
  const sendAll = async (all: readonly Written[], label: string): Promise<boolean> => {
    for (let from = 0; from < all.length; from += MAX_THING_CHANGES) {
      const some = all.slice(from, from + MAX_THING_CHANGES).map((one) => ({ ...one, at: nextMoment() }))
      if (!(await changes.perform(client, changeThings, { body: { changes: some } }, label))) return false
    }
    return true
  }
  if (written.length === 0) return
  const work = () => sendAll(written, words)
  await (before ? changes.withUndo(words, work, () => sendAll(before, t().outbox.takeBack)) : work())
}

export const tickShared = (client: QueryClient, token: string, id: string, isBought: boolean, label: string): Promise<boolean> =>
  changes.perform(client, tickSharedList, { params: { token }, body: { ticks: [{ id, at: nextMoment(), isBought }] } }, label)

/** A thing that has a name. */
export type NamedThing = Exclude<Thing, NutritionSettings | Fast>
export const saveThing = (client: QueryClient, id: string, thing: NamedThing): Promise<boolean> =>
  writeThing(client, id, thing, t().outbox.keep(thing.name))

export async function removeThing(client: QueryClient, { id, thing }: StoredThing): Promise<void> {
  if (thing.kind === 'settings' || thing.kind === 'fast') return
  const words = t().removed([thing.name])
  await changes.withUndo(
    words,
    () => writeThing(client, id, null, words),
    () => saveThing(client, id, thing),
  )
}

export const saveSettings = (client: QueryClient, settings: NutritionSettings): Promise<boolean> =>
  writeThing(client, SETTINGS_ID, settings, t().outbox.settings)
