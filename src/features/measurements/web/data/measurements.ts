import type { QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { formatNow } from '#platform/web/i18n/format.ts'
import { messagesNow } from '#platform/web/i18n/messages.ts'
import { on } from '#platform/web/offline/entry.ts'
import { offlineChanges } from '#platform/web/offline/pending-changes.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { usePersistedQuery } from '#platform/web/query/use-persisted-query.ts'
import {
  deleteMeasurement,
  listMeasurements,
  putBodyProfile,
  putMeasurement,
  type Entry,
  type EntryFields,
  type Profile,
  type ProfileChange,
} from '../../contract.ts'
import { coreMessages } from '../core/messages.ts'

export type Measurements = OutputOf<typeof listMeasurements>

/** A change by the person that the server has not confirmed yet. */
export type Change = { kind: 'entry'; entry: Entry } | { kind: 'removed'; id: string } | { kind: 'profile'; profile: ProfileChange }

const keyOf = ({ params }: { params: { id: string } }) => `measurement ${params.id}`

export const changes = offlineChanges<Change>({
  area: listMeasurements.path,
  words: () => messagesNow(coreMessages),
  rules: [
    on(putMeasurement, ({ params, body }): Change => ({ kind: 'entry', entry: { ...params, ...body } }), keyOf),
    on(deleteMeasurement, ({ params }): Change => ({ kind: 'removed', id: params.id }), keyOf),
    on(
      putBodyProfile,
      ({ body }): Change => ({ kind: 'profile', profile: body }),
      ({ body }) => `body ${Object.keys(body).join()}`,
    ),
  ],
})

/** The server's answer with all pending changes applied. */
export const withChanges = (answer: Measurements, all: readonly Change[]): Measurements => all.reduce(withChange, answer)

function withChange(answer: Measurements, change: Change): Measurements {
  if (change.kind === 'profile') return { ...answer, profile: { ...answer.profile, ...change.profile } as Profile }
  const id = change.kind === 'entry' ? change.entry.id : change.id
  const others = answer.entries.filter((entry) => entry.id !== id)
  const entries = change.kind === 'entry' ? [...others, change.entry].toSorted(byTime) : others
  const firstDay =
    change.kind === 'entry' && (answer.firstDay === null || change.entry.day < answer.firstDay) ? change.entry.day : answer.firstDay
  return { ...answer, entries, firstDay: entries.length === 0 && others.length === answer.entries.length - 1 ? null : firstDay }
}

/** The same order as on the server. */
function byTime(a: Entry, b: Entry): number {
  const [left, right] = [`${a.day} ${a.at} ${a.id}`, `${b.day} ${b.at} ${b.id}`]
  return left < right ? -1 : left > right ? 1 : 0
}

export const recentQuery = () => queryOf(listMeasurements, { query: {} })
export const allQuery = () => queryOf(listMeasurements, { query: { span: 'all' } })

/** The server's answer, or the one cached on this device, with all pending changes applied. */
export function useMeasurements(query: ReturnType<typeof recentQuery> = recentQuery()) {
  const persisted = usePersistedQuery(query, { fallback: 'while-loading' })
  const { data, at } = persisted
  const since = changes.use(at)
  const measurements = useMemo(() => data && withChanges(data, since), [data, since])
  return { ...persisted, measurements }
}

/** Label of a pending change. It names the day only: the list of pending changes shows no figure. */
const label = (day: string) => messagesNow(coreMessages).waiting(formatNow().localDay(day, 'short'))

/** Saves or changes an entry without a notice. */
export const write = (client: QueryClient, { id, ...body }: Entry): Promise<boolean> =>
  changes.perform(client, putMeasurement, { params: { id }, body }, label(body.day))

/** Removes an entry without a notice. */
export const remove = (client: QueryClient, { id, day }: Entry): Promise<boolean> =>
  changes.perform(client, deleteMeasurement, { params: { id } }, label(day))

/** Saves a new entry and offers to undo that. `stated`: words for the saved entry. */
export function keepEntry(client: QueryClient, id: string, fields: EntryFields, stated: string): Promise<boolean> {
  const entry = { id, ...fields }
  return changes.withUndo(
    stated,
    () => write(client, entry),
    () => remove(client, entry),
  )
}

/** Changes an entry and offers to undo that. */
export const changeEntry = (client: QueryClient, before: Entry, fields: EntryFields): Promise<boolean> =>
  changes.withUndo(
    messagesNow(coreMessages).changed,
    () => write(client, { id: before.id, ...fields }),
    () => write(client, before),
  )

export const removeEntry = (client: QueryClient, entry: Entry): Promise<boolean> =>
  changes.withUndo(
    messagesNow(coreMessages).removed,
    () => remove(client, entry),
    () => write(client, entry),
    'plain',
  )

export const changeProfile = (client: QueryClient, change: ProfileChange): Promise<boolean> =>
  changes.perform(client, putBodyProfile, { body: change }, messagesNow(coreMessages).waitingProfile)
