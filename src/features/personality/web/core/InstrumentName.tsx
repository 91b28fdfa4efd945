import { useTexts } from './instruments.ts'

/** What a questionnaire is called; its id where its words cannot be had. A blank line until they are there. */
export function InstrumentName({ id }: { id: string }) {
  const { data, error } = useTexts(id)
  return data?.name ?? (error ? id : '\u00a0')
}
