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

/** The model, the consent and what is left of the day; and how to give consent and take it back. */
export function useReflectState() {
  const client = useQueryClient()
  const { data, error, refetch, isFetching } = useQuery(queryOf(getReflectState))
  const agree = useCallback(
    async (shown: { destination: string; model: string }) => {
      try {
        await call(giveReflectConsent, { body: shown })
      } finally {
        // Refused, too: it may be another model by now, and that is looked at before anything else.
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

/** What would be sent, from the server, word for word. Asked again whenever the choice changes; kept nowhere. */
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
