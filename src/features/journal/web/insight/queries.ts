import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { localDayOf } from '#platform/contract/dates.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { useUser } from '#platform/web/session/session.ts'
import { getInsight } from '../../contract/insight.ts'
import { useJournalQuery } from '../local/use-journal.ts'
import type { StoredInsight } from './stored-insight.ts'
import { firstDayOf, type Range } from './ranges.ts'

const loadStored = () => import('./stored-insight.ts')

/**
 * The insight of a range that ends on the person's today; the range before it stays in sight until it is there. Where it cannot be
 * had, `kept` is what this device showed last; null: it has none.
 */
export function useInsight(range: Range) {
  const { id: userId, zone, dayStart } = useUser()
  const [to] = useState(() => localDayOf(new Date(), zone, dayStart))
  const from = firstDayOf(range, to)
  const about = useJournalQuery()
  const query = useQuery({
    ...queryOf(getInsight, { query: { ...about, to, ...(from ? { from } : {}) } }),
    placeholderData: keepPreviousData,
  })
  const { data, error, isPlaceholderData } = query
  const [found, setFound] = useState<{ of: string; kept: StoredInsight | null }>()
  // A journal that is locked is in no answer of the others.
  const name = `${range}${about.journal ?? ''}${about.locked ?? ''}`
  const own = isPlaceholderData ? undefined : data
  useEffect(() => {
    if (own)
      void loadStored().then(
        ({ keepInsight }) => keepInsight(userId, name, own),
        () => {},
      )
    else if (error) {
      void loadStored()
        .then(({ storedInsight }) => storedInsight(userId, name))
        .then(
          (stored) => setFound({ of: name, kept: stored ?? null }),
          () => setFound({ of: name, kept: null }),
        )
    }
  }, [own, error, userId, name])
  return { ...query, kept: error && found?.of === name ? found.kept : undefined }
}
