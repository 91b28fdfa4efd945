import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { followEvents } from '#platform/web/api/follow-events.ts'
import { keyOf, queryOf } from '#platform/web/query/query-of.ts'
import { followImageStatus, getImageStatus, type ImageStatus } from '../contract.ts'

export const statusQuery = () => queryOf(getImageStatus)

/** The list as it is now, kept current by the server's events. */
export function useImageStatus() {
  const client = useQueryClient()
  useEffect(() => followEvents<ImageStatus>(followImageStatus, (data) => client.setQueryData(keyOf(getImageStatus), data)), [client])
  return useQuery(statusQuery())
}
