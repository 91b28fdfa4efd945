import type { OutputOf } from '#platform/contract/endpoint.ts'
import { pendingChanges, type Sent } from '#platform/web/offline/pending-changes.ts'
import {
  deleteMeasurement,
  putBodyProfile,
  putMeasurement,
  type Entry,
  type EntryFields,
  type listMeasurements,
  type Profile,
  type ProfileChange,
} from '../../contract.ts'

export type Measurements = OutputOf<typeof listMeasurements>

/** Something the person did that the server has not answered yet. */
export type Change = { kind: 'entry'; entry: Entry } | { kind: 'removed'; id: string } | { kind: 'profile'; profile: ProfileChange }

const names = (sent: Sent, endpoint: { method: string; path: string }) => sent.method === endpoint.method && sent.path === endpoint.path

/** What a call changes; undefined for what is not about measurements. */
export function changeOf(sent: Sent): Change | undefined {
  const { params, body } = sent.input
  const id = String(params?.id ?? '')
  if (names(sent, putMeasurement)) return { kind: 'entry', entry: { id, ...(body as EntryFields) } }
  if (names(sent, deleteMeasurement)) return { kind: 'removed', id }
  if (names(sent, putBodyProfile)) return { kind: 'profile', profile: body as ProfileChange }
  return undefined
}

export const pending = pendingChanges(changeOf)

/** The answer with everything laid over it that the server does not know yet. */
export const withChanges = (answer: Measurements, changes: readonly Change[]): Measurements => changes.reduce(withChange, answer)

function withChange(answer: Measurements, change: Change): Measurements {
  if (change.kind === 'profile') return { ...answer, profile: { ...answer.profile, ...change.profile } as Profile }
  const id = change.kind === 'entry' ? change.entry.id : change.id
  const others = answer.entries.filter((entry) => entry.id !== id)
  const entries = change.kind === 'entry' ? [...others, change.entry].toSorted(byTime) : others
  const firstDay =
    change.kind === 'entry' && (answer.firstDay === null || change.entry.day < answer.firstDay) ? change.entry.day : answer.firstDay
  return { ...answer, entries, firstDay: entries.length === 0 && others.length === answer.entries.length - 1 ? null : firstDay }
}

/** As the server orders them. */
function byTime(a: Entry, b: Entry): number {
  const [left, right] = [`${a.day} ${a.at} ${a.id}`, `${b.day} ${b.at} ${b.id}`]
  return left < right ? -1 : left > right ? 1 : 0
}
