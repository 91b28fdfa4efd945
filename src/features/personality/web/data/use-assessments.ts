import { useEffect, useMemo } from 'react'
import { onOutboxSent } from '#platform/web/offline/app-outbox.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { usePersistedQuery } from '#platform/web/query/use-persisted-query.ts'
import { useUser } from '#platform/web/session/session.ts'
import { listAssessments, type AssessmentSummary } from '../../contract.ts'
import { readTakings, removeTaking } from './device-takings.ts'
import { countAnswers, lastAnswerAt } from './taking.ts'

export type LoadedTaking = {
  id: string
  instrument: string
  group: string | null
  /** Epoch milliseconds of the end; of a draft, of its last answer. */
  at: number
  isFinished: boolean
  answered: number
  scores: AssessmentSummary['scores']
  source: AssessmentSummary['source']
  /** The server does not have it yet. */
  isOnlyHere: boolean
}

const fromServer = (one: AssessmentSummary): LoadedTaking => ({
  id: one.id,
  instrument: one.instrument,
  group: one.group,
  at: one.finishedAt ? Date.parse(one.finishedAt) : one.answeredAt,
  isFinished: one.finishedAt !== null,
  answered: one.answered,
  scores: one.scores,
  source: one.source,
  isOnlyHere: false,
})

/** All takings of the person, newest first: those on the server and those on this device alone. */
export function useAssessments() {
  const { id: userId } = useUser()
  const query = usePersistedQuery(queryOf(listAssessments), { fallback: 'while-loading' })
  const { data, refetch } = query
  useEffect(() => onOutboxSent(() => void refetch()), [refetch])
  // A copy on this device is removed once the outbox has sent it.
  useEffect(() => {
    for (const taking of readTakings(userId)) {
      const there = data?.assessments.find(({ id }) => id === taking.id)
      if (there?.finishedAt && there.answered >= countAnswers(taking)) removeTaking(taking.id)
    }
  }, [data, userId])
  const takings = useMemo(() => {
    const known = new Map((data?.assessments ?? []).map((one) => [one.id, fromServer(one)]))
    for (const taking of readTakings(userId)) {
      const there = known.get(taking.id)
      if (countAnswers(taking) === 0) continue
      // Answers that only this device has are newer; their scores come after sending.
      if (there && (there.isFinished || there.at >= lastAnswerAt(taking))) continue
      known.set(taking.id, {
        id: taking.id,
        instrument: taking.instrument,
        group: taking.group,
        at: taking.finishedAt ? Date.parse(taking.finishedAt) : lastAnswerAt(taking),
        isFinished: taking.finishedAt !== null,
        answered: countAnswers(taking),
        scores: null,
        source: null,
        isOnlyHere: true,
      })
    }
    return [...known.values()].toSorted((a, b) => b.at - a.at)
  }, [data, userId])
  return { ...query, takings, declinedTips: data?.declinedTips ?? [] }
}
