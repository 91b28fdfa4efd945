import { queryOptions, useQuery } from '@tanstack/react-query'
import { useLocaleSettings, type Language } from '#platform/web/i18n/locale-settings.ts'
import { loadBank, type Bank } from '../../prompts/bank.ts'

export const bankQuery = (language: Language) =>
  queryOptions({ queryKey: ['journal-bank', language], queryFn: () => loadBank(language), staleTime: Infinity, gcTime: Infinity })

/** The prompts in the person's language; a chunk of its own, fetched once. */
export function useBank(): { bank: Bank | undefined; failed: boolean; retry(): void } {
  const { language } = useLocaleSettings()
  const { data, isError, refetch } = useQuery(bankQuery(language))
  return { bank: data, failed: isError, retry: () => void refetch() }
}
