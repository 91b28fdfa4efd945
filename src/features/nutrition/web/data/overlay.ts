import type { LocalDay } from '#platform/contract/dates.ts'
import { messagesNow } from '#platform/web/i18n/messages.ts'
import { on } from '#platform/web/offline/entry.ts'
import { offlineChanges } from '#platform/web/offline/pending-changes.ts'
import { changeDiary, changeThings, completeDay } from '../../contract/api.ts'
import { tickSharedList, type SharedItem, type Tick } from '../../contract/shopping.ts'
import type { DiaryChange, DiaryItem } from '../../contract/diary.ts'
import type { StoredThing, ThingChange } from '../../contract/things.ts'
import { nutritionMessages } from '../core/messages.ts'

/** A change by the person that no answer of the server contains yet. */
export type Change =
  | { kind: 'diary'; changes: readonly DiaryChange[] }
  | { kind: 'things'; changes: readonly ThingChange[] }
  | { kind: 'ticks'; token: string; ticks: readonly Tick[] }
  | { kind: 'complete'; day: LocalDay; isComplete: boolean }

export const changes = offlineChanges<Change>({
  area: '/api/nutrition',
  words: () => {
    const { failed, undo } = messagesNow(nutritionMessages)
    return { refused: failed, undo }
  },
  rules: [
    on(changeDiary, ({ body }): Change => ({ kind: 'diary', ...body })),
    on(changeThings, ({ body }): Change => ({ kind: 'things', ...body })),
    on(tickSharedList, ({ params, body }): Change => ({ kind: 'ticks', ...params, ...body })),
    on(
      completeDay,
      ({ params, body }): Change => ({ kind: 'complete', day: params.day, isComplete: body.isComplete }),
      ({ params }) => `nutrition complete ${params.day}`,
    ),
  ],
})

export type Day = { day: LocalDay; items: DiaryItem[]; isComplete: boolean; asOf?: string }

/** A day with pending changes applied, by the server's rule: the latest change of each item wins. */
export function dayWith(day: Day, all: readonly Change[]): Day {
  if (all.length === 0) return day
  const items = new Map(day.items.map((item) => [item.id, item]))
  let { isComplete } = day
  for (const change of all) {
    if (change.kind === 'complete' && change.day === day.day) ({ isComplete } = change)
    if (change.kind !== 'diary') continue
    for (const { id, item } of inOrder(change.changes)) {
      if (item?.day === day.day) items.set(id, { id, ...item })
      else items.delete(id)
    }
  }
  return { ...day, items: [...items.values()], isComplete }
}

export type Plan = { from: LocalDay; to: LocalDay; items: DiaryItem[]; asOf?: string }

/** Several days with pending changes applied. */
export function planWith(plan: Plan, all: readonly Change[]): Plan {
  if (all.length === 0) return plan
  const items = new Map(plan.items.map((item) => [item.id, item]))
  for (const change of all) {
    if (change.kind !== 'diary') continue
    for (const { id, item } of inOrder(change.changes)) {
      if (item && item.day >= plan.from && item.day <= plan.to) items.set(id, { id, ...item })
      else items.delete(id)
    }
  }
  return { ...plan, items: [...items.values()] }
}

export type SharedList = { name: string | null; isMine: boolean; items: SharedItem[]; asOf: string }

/** A shared list with the person's own pending ticks applied. */
export function sharedWith(list: SharedList, token: string, all: readonly Change[]): SharedList {
  const ticks = all.flatMap((change) => (change.kind === 'ticks' && change.token === token ? inOrder(change.ticks) : []))
  const isBought = new Map(ticks.map((tick) => [tick.id, tick.isBought]))
  return { ...list, items: list.items.map((item) => ({ ...item, isBought: isBought.get(item.id) ?? item.isBought })) }
}

export function thingsWith(things: readonly StoredThing[], all: readonly Change[]): StoredThing[] {
  const stored = new Map(things.map((one) => [one.id, one.thing]))
  for (const change of all) {
    if (change.kind !== 'things') continue
    for (const { id, thing } of inOrder(change.changes)) {
      if (thing) stored.set(id, thing)
      else stored.delete(id)
    }
  }
  return [...stored].map(([id, thing]) => ({ id, thing }))
}

const inOrder = <One extends { at: string }>(all: readonly One[]): One[] => all.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
