import { useTexts } from './instruments.ts'

/** Name of a questionnaire; its id if the texts cannot be loaded. A blank line while they load. */
export function InstrumentName({ id }: { id: string }) {
  const { data, error } = useTexts(id)
  return data?.name ?? (error ? id : '\u00a0')
}
