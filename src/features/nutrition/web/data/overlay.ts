import type { LocalDay } from '#platform/contract/dates.ts'
import type { Sent } from '#platform/web/offline/pending-changes.ts'
import { changeDiary, changeThings, completeDay } from '../../contract/api.ts'
import type { DiaryChange, DiaryItem } from '../../contract/diary.ts'
import type { KeptThing, ThingChange } from '../../contract/things.ts'

/** Something the person did that no answer of the server holds yet. */
export type Change =
  | { kind: 'diary'; changes: readonly DiaryChange[] }
  | { kind: 'things'; changes: readonly ThingChange[] }
  | { kind: 'complete'; day: LocalDay; isComplete: boolean }

const names = (sent: Sent, endpoint: { method: string; path: string }) => sent.method === endpoint.method && sent.path === endpoint.path

/** What a call to the server changes, whether it is on its way or waits for a network; undefined for what is not about food. */
export function changeOf(sent: Sent): Change | undefined {
  const { input } = sent
  if (names(sent, changeDiary)) return { kind: 'diary', changes: (input.body as { changes: DiaryChange[] }).changes }
  if (names(sent, changeThings)) return { kind: 'things', changes: (input.body as { changes: ThingChange[] }).changes }
  if (names(sent, completeDay))
    return { kind: 'complete', day: String(input.params?.day), isComplete: (input.body as { isComplete: boolean }).isComplete }
  return undefined
}

export type Day = { day: LocalDay; items: DiaryItem[]; isComplete: boolean; asOf?: string }

/** A day with changes over it, by the server's own rule: of each item the later word holds. */
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

export function thingsWith(things: readonly KeptThing[], all: readonly Change[]): KeptThing[] {
  const kept = new Map(things.map((one) => [one.id, one.thing]))
  for (const change of all) {
    if (change.kind !== 'things') continue
    for (const { id, thing } of inOrder(change.changes)) {
      if (thing) kept.set(id, thing)
      else kept.delete(id)
    }
  }
  return [...kept].map(([id, thing]) => ({ id, thing }))
}

const inOrder = <One extends { at: string }>(changes: readonly One[]): One[] =>
  changes.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
