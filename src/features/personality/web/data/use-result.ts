import { useEffect, useMemo, useState } from 'react'
import { onOutboxSent } from '#platform/web/offline/app-outbox.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { usePersistedQuery } from '#platform/web/query/use-persisted-query.ts'
import { useUser } from '#platform/web/session/session.ts'
import { getAssessment } from '../../contract.ts'
import { resultsOf, scoreAnswers } from '../../scoring/score.ts'
import type { ScaleResult } from '../../scoring/types.ts'
import type { Instrument } from '../../scales.ts'
import { readTaking, removeTaking } from './device-takings.ts'
import type { Taking } from './taking.ts'
import { sendTaking, takingOf } from './use-taking.ts'
import { QUEUED } from '#platform/web/offline/outbox.ts'

/** A finished taking: from the server, or from this device until the server has it. */
export function useResult(id: string) {
  const { id: userId } = useUser()
  const query = usePersistedQuery(queryOf(getAssessment, { params: { id } }), { fallback: 'on-failure' })
  const { data, refetch } = query
  const [here] = useState(() => readTaking(userId, id))
  useEffect(() => onOutboxSent(() => void refetch()), [refetch])
  // Sends an end that only this device has; once the server has it, the local copy is removed.
  useEffect(() => {
    if (!here?.finishedAt) return
    void sendTaking(here).then(
      (answer) => {
        if (answer === QUEUED || !answer.finishedAt) return
        removeTaking(id)
        void refetch()
      },
      () => undefined,
    )
  }, [here, id, refetch])
  const isHereNewer = here?.finishedAt != null && (data === undefined || data.finishedAt === null)
  const taking: Taking | undefined = useMemo(() => (isHereNewer ? here : data && takingOf(data)), [isHereNewer, here, data])
  return { ...query, taking, isOnlyHere: isHereNewer }
}

/** Scored on this device, from the answers alone. */
export function useScores(instrument: Instrument | undefined, taking: Taking | undefined): readonly ScaleResult[] | undefined {
  return useMemo(
    () => (instrument && taking ? resultsOf(instrument, scoreAnswers(instrument, taking.answers), taking.group) : undefined),
    [instrument, taking],
  )
}
