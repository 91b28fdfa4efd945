import { useQuery } from '@tanstack/react-query'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import type { Bank } from '../../prompts/bank-of.ts'
import { loadBank } from '../../prompts/bank.ts'

/** The prompts in the person's language; a separate chunk, fetched once and only on demand. */
export function useBank(isWanted = true): { bank: Bank | undefined; failed: boolean; retry(): void } {
  const { language } = useLocaleSettings()
  const { data, isError, refetch } = useQuery({
    queryKey: ['journal-bank', language],
    queryFn: () => loadBank(language),
    staleTime: Infinity,
    gcTime: Infinity,
    enabled: isWanted,
  })
  return { bank: data, failed: isError, retry: () => void refetch() }
}
