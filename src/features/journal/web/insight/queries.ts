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
 * The insight of a range that ends on the person's today; the previous range stays visible until it has loaded. When it cannot be
 * loaded, `stored` is the last shown insight of this device; null: it has none.
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
  const [found, setFound] = useState<{ of: string; stored: StoredInsight | null }>()
  // The name includes the journals, so that a locked journal's data is not mixed with that of others.
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
          (stored) => setFound({ of: name, stored: stored ?? null }),
          () => setFound({ of: name, stored: null }),
        )
    }
  }, [own, error, userId, name])
  return { ...query, stored: error && found?.of === name ? found.stored : undefined }
}
