import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { useTexts } from './instruments.ts'

/** What a questionnaire is called; its id where its words cannot be had. */
export function InstrumentName({ id }: { id: string }) {
  const { data, error } = useTexts(id)
  if (data) return data.name
  return error ? id : <Skeleton width="9rem" />
}
