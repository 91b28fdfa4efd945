import { useEffect, useMemo, useState } from 'react'
import { daysBetween, localDayOf } from '#platform/contract/dates.ts'
import { onOutboxSent } from '#platform/web/offline/app-outbox.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { usePersistedQuery } from '#platform/web/query/use-persisted-query.ts'
import { useUser } from '#platform/web/session/session.ts'
import { useToday } from '#platform/web/session/use-today.ts'
import { getTraining, type Training } from '../../contract/training.ts'
import type { PastSession } from '../../engine/types.ts'
import { liftFacts, pastOf } from '../../training/lift-facts.ts'
import { isFinished, type Session } from '../../training/session.ts'
import { deviceSessions, onDeviceSessions } from './device-sessions.ts'

/** Sessions stored on this device that the server may not have: under way, or finished without a network. */
export function useDeviceSessions(): readonly Session[] | undefined {
  const { id: userId } = useUser()
  const [sessions, setSessions] = useState<readonly Session[]>()
  useEffect(() => {
    let isHere = true
    const read = () => void deviceSessions(userId).then((stored) => isHere && setSessions(Object.values(stored)))
    read()
    const stop = onDeviceSessions(read)
    return () => {
      isHere = false
      stop()
    }
  }, [userId])
  return sessions
}

/** The training data: the server's answer, or the last one stored on this device. */
export function useTraining() {
  const query = usePersistedQuery(queryOf(getTraining), { fallback: 'while-loading' })
  const { refetch } = query
  useEffect(() => onOutboxSent(() => void refetch()), [refetch])
  return query
}

/** Past sessions of exercises, including those that only this device has. Newest first. */
export function usePast(
  training: Training | undefined,
  device: readonly Session[] | undefined,
): (exercise: string) => readonly PastSession[] {
  const { dayStart } = useUser()
  const now = useToday()
  const today = training?.today ?? now
  return useMemo(() => {
    const known = new Map<string, { at: string; past: PastSession }[]>()
    const add = (exercise: string, at: string, past: PastSession) => known.set(exercise, [...(known.get(exercise) ?? []), { at, past }])
    for (const { exercise, past } of training?.lifts ?? [])
      for (const one of past)
        add(exercise, one.at, pastOf({ target: one.target, sets: one.sets }, Math.max(0, daysBetween(one.day, today))))
    for (const session of device ?? []) {
      if (!isFinished(session)) continue
      const days = Math.max(0, daysBetween(localDayOf(new Date(session.startedAt), session.zone, dayStart), today))
      for (const facts of liftFacts(session)) {
        const isKnown = known.get(facts.exercise)?.some(({ at }) => Date.parse(at) === Date.parse(session.startedAt))
        if (!isKnown) add(facts.exercise, session.startedAt, pastOf(facts, days))
      }
    }
    const sorted = new Map(
      [...known].map(([exercise, all]) => [exercise, all.toSorted((a, b) => (a.at < b.at ? 1 : -1)).map(({ past }) => past)]),
    )
    return (exercise) => sorted.get(exercise) ?? []
  }, [training, device, today, dayStart])
}
