import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { localDayOf } from '#platform/contract/dates.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { onOutboxSent, perform } from '#platform/web/offline/app-outbox.ts'
import { keyOf, queryOf } from '#platform/web/query/query-of.ts'
import { usePersistedQuery } from '#platform/web/query/use-persisted-query.ts'
import { useUser } from '#platform/web/session/session.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { AnswerFields } from '../../answers.ts'
import { getBrainHealth, putBrainHealthAnswer, type BrainHealth } from '../../contract.ts'
import { knownOf } from '../../scores/known.ts'
import { sheetOf } from '../../sheet.ts'
import { coreMessages } from './messages.ts'

/** The person's answers and logged figures, and a function to answer: shown at once, sent now or when there is a network. */
export function useBrainHealth() {
  const t = useMessages(coreMessages)
  const client = useQueryClient()
  const { zone, dayStart } = useUser()
  const query = usePersistedQuery(queryOf(getBrainHealth), { fallback: 'while-loading' })
  const { data, refetch } = query
  useEffect(() => onOutboxSent(() => void refetch()), [refetch])
  const sheet = useMemo(() => data && sheetOf(data.answers), [data])
  const known = useMemo(() => data && sheet && knownOf(sheet, data.logged), [data, sheet])

  const say = useCallback(
    async (answer: AnswerFields) => {
      const queryKey = keyOf(getBrainHealth)
      const now = new Date()
      await client.cancelQueries({ queryKey })
      client.setQueryData<BrainHealth>(
        queryKey,
        (before = data) => before && withAnswer(before, answer, now.toISOString(), localDayOf(now, zone, dayStart)),
      )
      try {
        const sent = await perform(
          putBrainHealthAnswer,
          { body: { answer, at: now.toISOString() } },
          { label: t.outbox, replaces: `brain-health ${answer.item}` },
        )
        if (typeof sent !== 'symbol') await client.invalidateQueries({ queryKey })
      } catch (error) {
        toast({ title: t.refused, description: (error as Error).message, tone: 'destructive' })
        await client.invalidateQueries({ queryKey })
      }
    },
    [client, data, zone, dayStart, t],
  )
  return { ...query, sheet, known, say }
}

function withAnswer(before: BrainHealth, answer: AnswerFields, at: string, day: string): BrainHealth {
  const others = before.answers.filter((one) => one.answer.item !== answer.item)
  return { ...before, answers: answer.value === null ? others : [...others, { answer, at, day }] }
}
