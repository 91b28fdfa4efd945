import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { call } from '#platform/web/api/call.ts'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { keyOf, queryOf } from '#platform/web/query/query-of.ts'
import {
  getReflectState,
  giveReflectConsent,
  previewReflection,
  withdrawReflectConsent,
  type ReflectAsk,
  type ReflectPurpose,
} from '../../contract/reflect.ts'

/** The model, the consent and the remaining quota of the day, and functions to give and withdraw consent. */
export function useReflectState() {
  const client = useQueryClient()
  const { data, error, refetch, isFetching } = useQuery(queryOf(getReflectState))
  const agree = useCallback(
    async (shown: { destination: string; model: string }) => {
      try {
        await call(giveReflectConsent, { body: shown })
      } finally {
        // Also after a refusal: the model may have changed, and its data must be shown first.
        await client.invalidateQueries({ queryKey: keyOf(getReflectState) })
      }
    },
    [client],
  )
  const withdraw = useCallback(async () => {
    await call(withdrawReflectConsent)
    await client.invalidateQueries({ queryKey: keyOf(getReflectState) })
  }, [client])
  return { state: data, error, refetch, isFetching, agree, withdraw }
}

/** The exact text of a request, from the server. Fetched again whenever the choice changes; never stored. */
export function usePreview(purpose: ReflectPurpose, entryIds: readonly string[], revision: string, isWanted: boolean) {
  const { language } = useLocaleSettings()
  const ask: ReflectAsk = { purpose, language, entryIds: [...entryIds] }
  const query = useQuery({
    queryKey: ['journal-reflect-preview', purpose, language, entryIds.join(), revision],
    queryFn: ({ signal }) => call(previewReflection, { body: ask }, { signal, as: 'query' }),
    enabled: isWanted && entryIds.length > 0,
    staleTime: Infinity,
    gcTime: 0,
  })
  return { ask, ...query }
}
