import { useQuery } from '@tanstack/react-query'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { type FeelingsWheel, loadFeelings } from '../../prompts/feelings.ts'
import type { PromptLanguage } from '../../prompts/types.ts'

const wheelIn = (language: PromptLanguage) => ({
  queryKey: ['journal-feelings', language],
  queryFn: () => loadFeelings(language),
  staleTime: Infinity,
  gcTime: Infinity,
})

/** The wheel of feelings in the person's language; undefined while it is loading. */
export function useFeelings(): FeelingsWheel | undefined {
  const { language } = useLocaleSettings()
  return useQuery(wheelIn(language)).data
}

/** Whether the names of feelings are `wanted` and still loading; false once they are loaded or have failed. */
export function useFeelingsLoading(wanted: boolean): boolean {
  const { language } = useLocaleSettings()
  const { isPending, isFetching } = useQuery({ ...wheelIn(language), enabled: wanted })
  return wanted && isPending && isFetching
}
