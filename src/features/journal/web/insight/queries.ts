import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { localDayOf } from '#platform/contract/dates.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { useUser } from '#platform/web/session/session.ts'
import { getInsight } from '../../contract/insight.ts'
import { useJournalQuery } from '../local/use-journal.ts'
import { firstDayOf, type Range } from './ranges.ts'

/** The insight of a range that ends on the person's today; the range before it stays in sight until it is there. */
export function useInsight(range: Range) {
  const { zone, dayStart } = useUser()
  const [to] = useState(() => localDayOf(new Date(), zone, dayStart))
  const from = firstDayOf(range, to)
  return useQuery({
    ...queryOf(getInsight, { query: { ...useJournalQuery(), to, ...(from ? { from } : {}) } }),
    placeholderData: keepPreviousData,
  })
}
