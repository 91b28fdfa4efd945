import { useMemo } from 'react'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { messagesNow } from '#platform/web/i18n/messages.ts'
import { on } from '#platform/web/offline/change-rules.ts'
import { offlineChanges } from '#platform/web/offline/offline-changes.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { usePersistedQuery } from '#platform/web/query/use-persisted-query.ts'
import {
  deleteMeasurement,
  listMeasurements,
  putBodyProfile,
  putMeasurement,
  type Entry,
  type Profile,
  type ProfileChange,
} from '../../contract.ts'
import { coreMessages } from '../core/messages.ts'

export type Measurements = OutputOf<typeof listMeasurements>

/** Something the person did that the server has not answered yet. */
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

/** The answer with everything laid over it that the server does not know yet. */
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

/** As the server orders them. */
function byTime(a: Entry, b: Entry): number {
  const [left, right] = [`${a.day} ${a.at} ${a.id}`, `${b.day} ${b.at} ${b.id}`]
  return left < right ? -1 : left > right ? 1 : 0
}

export const recentQuery = () => queryOf(listMeasurements, { query: {} })
export const allQuery = () => queryOf(listMeasurements, { query: { span: 'all' } })

/** The measurements as the person knows them: the server's, or those this device keeps, with all that was done since. */
export function useMeasurements(query: ReturnType<typeof recentQuery> = recentQuery()) {
  const persisted = usePersistedQuery(query, { fallback: 'while-loading' })
  const { data, at } = persisted
  const since = changes.use(at)
  const measurements = useMemo(() => data && withChanges(data, since), [data, since])
  return { ...persisted, measurements }
}
