import { useMemo } from 'react'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { addDays, localDayOf, weekdayOf } from '#platform/contract/dates.ts'
import { messagesNow } from '#platform/web/i18n/messages.ts'
import { on } from '#platform/web/offline/entry.ts'
import { offlineChanges } from '#platform/web/offline/pending-changes.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { usePersistedQuery } from '#platform/web/query/use-persisted-query.ts'
import { useUser } from '#platform/web/session/session.ts'
import {
  deleteCardioSession,
  getCardio,
  PAGE,
  putCardioSession,
  putCardioSettings,
  restoreCardioSession,
  type CardioSession,
  type CardioSettings,
  type CardioWeek,
  type SessionFields,
} from '../../contract.ts'
import { cardioMessages } from '../core/messages.ts'

export type Cardio = OutputOf<typeof getCardio>

/** A change by the person that the server has not confirmed yet. */
export type Change =
  | { kind: 'session'; id: string; fields: SessionFields }
  | { kind: 'removed'; id: string }
  | { kind: 'restored'; id: string }
  | { kind: 'settings'; settings: CardioSettings }

export const changes = offlineChanges<Change>({
  area: getCardio.path,
  words: () => messagesNow(cardioMessages).log,
  rules: [
    on(
      putCardioSession,
      ({ params, body }): Change => ({ kind: 'session', id: params.id, fields: body }),
      ({ params }) => `cardio ${params.id}`,
    ),
    // A delete does not replace a pending write of the same session: the write goes first, then the delete.
    on(
      deleteCardioSession,
      ({ params }): Change => ({ kind: 'removed', id: params.id }),
      ({ params }) => `cardio away ${params.id}`,
    ),
    on(
      restoreCardioSession,
      ({ params }): Change => ({ kind: 'restored', id: params.id }),
      ({ params }) => `cardio back ${params.id}`,
    ),
    on(
      putCardioSettings,
      ({ body }): Change => ({ kind: 'settings', settings: body }),
      () => 'cardio zones',
    ),
  ],
})

/** The server's answer with all pending changes applied. `dayStart`: minutes after midnight at which a day begins. */
function withChanges(answer: Cardio, all: readonly Change[], dayStart: number): Cardio {
  const away = new Map<string, CardioSession>()
  return all.reduce((cardio, change) => withChange(cardio, change, dayStart, away), answer)
}

function withChange(answer: Cardio, change: Change, dayStart: number, away: Map<string, CardioSession>): Cardio {
  if (change.kind === 'settings') return { ...answer, settings: change.settings }
  const before = answer.sessions.find(({ id }) => id === change.id)
  if (change.kind === 'removed') {
    if (!before) return answer
    away.set(change.id, before)
    return exchanged(answer, before, undefined)
  }
  if (change.kind === 'restored') {
    const back = away.get(change.id)
    return back && !before ? exchanged(answer, undefined, back) : answer
  }
  const day = localDayOf(new Date(change.fields.startedAt), change.fields.zone, dayStart)
  const after: CardioSession = { source: 'hand', hasTrack: false, ...before, ...change.fields, id: change.id, day }
  // The session is older than this page of sessions, so the list cannot show it.
  if (!before && answer.next !== null && after.startedAt < (answer.sessions.at(-1)?.startedAt ?? '')) return answer
  return exchanged(answer, before, after)
}

function exchanged(answer: Cardio, before: CardioSession | undefined, after: CardioSession | undefined): Cardio {
  const others = answer.sessions.filter((one) => one !== before)
  const sessions = after ? [...others, after].toSorted(newestFirst).slice(0, answer.next === null ? undefined : PAGE) : others
  let weeks = answer.weeks
  if (before) weeks = withSession(weeks, before, -1)
  if (after) weeks = withSession(weeks, after, 1)
  return { ...answer, sessions, weeks }
}

const newestFirst = (a: CardioSession, b: CardioSession) =>
  a.startedAt < b.startedAt || (a.startedAt === b.startedAt && a.id < b.id) ? 1 : -1

/** Adds a session to the sums of its week (`sign` 1) or subtracts it (-1). */
function withSession(weeks: readonly CardioWeek[], { day, effort, seconds, metres }: CardioSession, sign: 1 | -1): CardioWeek[] {
  const week = addDays(day, -weekdayOf(day))
  const here = weeks.find((one) => one.week === week) ?? { week, seconds: { light: 0, moderate: 0, vigorous: 0 }, metres: 0, sessions: 0 }
  const changed: CardioWeek = {
    week,
    seconds: { ...here.seconds, [effort]: Math.max(0, here.seconds[effort] + sign * seconds) },
    metres: Math.max(0, here.metres + sign * (metres ?? 0)),
    sessions: here.sessions + sign,
  }
  const others = weeks.filter((one) => one.week !== week)
  return (changed.sessions > 0 ? [...others, changed] : others).toSorted((a, b) => (a.week < b.week ? -1 : 1))
}

export const cardioQuery = () => queryOf(getCardio)

/** The server's answer, or the one cached on this device, with all pending changes applied. */
export function useCardio() {
  const { dayStart } = useUser()
  const persisted = usePersistedQuery(cardioQuery(), { fallback: 'while-loading' })
  const { data, at } = persisted
  const since = changes.use(at)
  const cardio = useMemo(() => data && withChanges(data, since, dayStart), [data, since, dayStart])
  return { ...persisted, cardio }
}
