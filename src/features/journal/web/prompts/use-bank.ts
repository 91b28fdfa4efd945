import { useQuery } from '@tanstack/react-query'
import { useVoice } from '#platform/web/i18n/language.ts'
import { loadBank, type Bank } from '../../prompts/bank.ts'

/** The prompts in the person's language; a chunk of its own, fetched once. */
export function useBank(): { bank: Bank | undefined; failed: boolean; retry(): void } {
  const { language } = useVoice()
  const { data, isError, refetch } = useQuery({
    queryKey: ['journal-bank', language],
    queryFn: () => loadBank(language),
    staleTime: Infinity,
    gcTime: Infinity,
  })
  return { bank: data, failed: isError, retry: () => void refetch() }
}
