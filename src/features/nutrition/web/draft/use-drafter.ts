import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/web/query/query-of.ts'
import { getDrafter, type DrafterState } from '../../contract/drafts.ts'
import { useFoodLanguage } from '../foods-table/use-foods.ts'

/** The model for reading meals, with the person's consent; undefined until loaded and without a network. */
export function useDrafter(): DrafterState | undefined {
  const language = useFoodLanguage()
  return useQuery({ ...queryOf(getDrafter, { query: { language } }), staleTime: 60_000 }).data
}
