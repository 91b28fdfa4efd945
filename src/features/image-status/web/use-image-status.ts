import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { followSlowWork } from '#platform/contract/slow-work.ts'
import { followEvents } from '#platform/web/api/follow-events.ts'
import { keyOf, queryOf } from '#platform/web/query/query-of.ts'
import { getImageStatus, type ImageStatus, type Works } from '../contract.ts'

export const statusQuery = () => queryOf(getImageStatus)

/** Shows a newer list beside the storage that is known. */
export const showWorks = (client: QueryClient, { works }: Works) =>
  client.setQueryData<ImageStatus>(keyOf(getImageStatus), (known) => known && { ...known, works })

/** The list as it is now, kept current by the server's events. */
export function useImageStatus() {
  const client = useQueryClient()
  useEffect(() => followEvents<Works>(followSlowWork, (data) => showWorks(client, data)), [client])
  return useQuery(statusQuery())
}
