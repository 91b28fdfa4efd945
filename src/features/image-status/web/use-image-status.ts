import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { followSlowWork } from '#platform/contract/slow-work.ts'
import { followEvents } from '#platform/web/api/follow-events.ts'
import { keyOf, queryOf } from '#platform/web/query/query-of.ts'
import { getImageStatus, type ImageStatus, type Works } from '../contract.ts'

export const statusQuery = () => queryOf(getImageStatus)

/** Replaces the list in the cached answer, and leaves its storage. */
export const showWorks = (client: QueryClient, { works }: Works) =>
  client.setQueryData<ImageStatus>(keyOf(getImageStatus), (known) => known && { ...known, works })

/** The current list, kept up to date by server-sent events. */
export function useImageStatus() {
  const client = useQueryClient()
  useEffect(() => followEvents<Works>(followSlowWork, (data) => showWorks(client, data)), [client])
  return useQuery(statusQuery())
}
