import { INSTRUMENTS } from '../../content/catalog.ts'
import { loadInstrument, loadTexts, loadWords } from '../../content/load.ts'
import type { ContentLanguage, Instrument, InstrumentTexts, InstrumentWords } from '../../scales.ts'
import { useContent, useContentLanguage, type Content } from './use-content.ts'

/** Covers the five domains and thirty facets. */
export const LONG = 'ipip-neo-120'
/** Covers the five domains alone. */
export const SHORT = 'mini-ipip'

/** Catalog entry of an instrument; undefined for one of a newer version. */
export const entryOf = (id: string) => INSTRUMENTS.find((one) => one.id === id)

export const useInstrument = (id: string | undefined): Content<Instrument | undefined> =>
  useContent(id && `instrument ${id}`, () => loadInstrument(id!))

/** English items are written without their subject ("Am always busy"); the screen shows full sentences. */
function asSentences(texts: InstrumentTexts | undefined, language: ContentLanguage): InstrumentTexts | undefined {
  if (!texts || language !== 'en') return texts
  const items = Object.entries(texts.items).map(([id, text]) => [id, `I ${text[0]!.toLowerCase()}${text.slice(1)}`] as const)
  return { ...texts, items: Object.fromEntries(items) }
}

export function useTexts(id: string | undefined, language?: ContentLanguage): Content<InstrumentTexts | undefined> {
  const own = useContentLanguage()
  const wanted = language ?? own
  return useContent(id && `texts ${id} ${wanted}`, async () => asSentences(await loadTexts(id!, wanted), wanted))
}

export function useWords(id: string | undefined, language?: ContentLanguage): Content<InstrumentWords | undefined> {
  const own = useContentLanguage()
  const wanted = language ?? own
  return useContent(id && `words ${id} ${wanted}`, () => loadWords(id!, wanted))
}

/** Whether the names of all questionnaires have loaded or failed to load: the long one has its own file, the others share one. */
export function useHasNames(): boolean {
  const files = [useTexts(LONG), useTexts(SHORT)]
  return files.every(({ isDone, error }) => isDone || error !== undefined)
}
