import { useQuery } from '@tanstack/react-query'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { type FeelingsWheel, loadFeelings } from '../../prompts/feelings.ts'

/** The wheel of feelings in the person's language; undefined while it is on its way. */
export function useFeelings(): FeelingsWheel | undefined {
  const { language } = useLocaleSettings()
  return useQuery({
    queryKey: ['journal-feelings', language],
    queryFn: () => loadFeelings(language),
    staleTime: Infinity,
    gcTime: Infinity,
  }).data
}
