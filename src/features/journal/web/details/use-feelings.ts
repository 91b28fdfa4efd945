import { useQuery } from '@tanstack/react-query'
import { useVoice } from '#platform/web/i18n/language.ts'
import { type FeelingsWheel, loadFeelings } from '../../prompts/feelings.ts'

/** The wheel of feelings in the person's language; undefined while it is on its way. */
export function useFeelings(): FeelingsWheel | undefined {
  const { language } = useVoice()
  return useQuery({
    queryKey: ['journal-feelings', language],
    queryFn: () => loadFeelings(language),
    staleTime: Infinity,
    gcTime: Infinity,
  }).data
}
