import { useMemo } from 'react'
import { ApiError } from '#platform/web/api/api-error.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { usePersistedQuery } from '#platform/web/query/use-persisted-query.ts'
import { isHere, latestOf, type Records, type Stamped } from '../../core/merge.ts'
import { META } from '../../core/kinds.ts'
import { getScrapbookPage } from '../../contract.ts'
import { changes, pageWith } from './changes.ts'
import { stampClock } from './stamps.ts'

/** A page always has its own record: an empty list comes from a failing server and is not stored. */
export function pageQuery(id: string) {
  const query = queryOf(getScrapbookPage, { params: { id } })
  return {
    ...query,
    retry: mayPass,
    async queryFn(context: Parameters<Extract<typeof query.queryFn, (...args: never[]) => unknown>>[0]) {
      const records = await (query.queryFn as (...args: unknown[]) => Promise<readonly Stamped[]>)(context)
      if (records.length === 0) throw new ApiError('500', 500, { error: 'internal' })
      return records as Stamped[]
    },
  }
}

/** Retries no error below 500: a missing page will still be missing a second later. */
const mayPass = (times: number, error: Error) => !(error instanceof ApiError && error.status < 500) && times < 3

const SHELF = { name: 'scrapbook-pages', most: 60 }
const NONE: readonly Stamped[] = []

/** A page: the server's, or this device's copy, with all later changes applied. */
export function usePage(id: string) {
  const persisted = usePersistedQuery(pageQuery(id), { fallback: 'while-loading', shelf: SHELF, refetchOnFocus: true })
  const { data, at } = persisted
  const since = changes.use(at)
  const page = useMemo((): Records | undefined => {
    const records = pageWith(id, data ?? NONE, since)
    for (const record of records.values()) stampClock.see(latestOf(record))
    return records.has(META) ? records : undefined
  }, [id, data, since])
  const meta = page?.get(META)
  return { ...persisted, page, isDeleted: meta !== undefined && !isHere(meta) }
}
