import { useQuery } from '@tanstack/react-query'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { loadBank, type Bank } from '../../prompts/bank.ts'

/** The prompts in the person's language; a chunk of its own, fetched once. */
export function useBank(): { bank: Bank | undefined; failed: boolean; retry(): void } {
  const { language } = useLocaleSettings()
  const { data, isError, refetch } = useQuery({
    queryKey: ['journal-bank', language],
    queryFn: () => loadBank(language),
    staleTime: Infinity,
    gcTime: Infinity,
  })
  return { bank: data, failed: isError, retry: () => void refetch() }
}
