import type { ContentLanguage, Instrument, InstrumentTexts, InstrumentWords, Tip, TipWords } from '../scales.ts'

const LONG = 'ipip-neo-120'
const ITS_SHORT_FORM = 'mini-ipip'

// Written out, so that the bundler creates a chunk for each language. One-line modules wrap the JSON: Node needs the import attribute, and
// Vite's dev server removes it from static imports but not from dynamic ones.
const long = {
  en: { texts: () => import('./items/ipip-neo-120.en.ts'), words: () => import('./words/ipip-neo-120.en.ts') },
  de: { texts: () => import('./items/ipip-neo-120.de.ts'), words: () => import('./words/ipip-neo-120.de.ts') },
} satisfies Record<ContentLanguage, unknown>
const short = { en: () => import('./short.en.ts'), de: () => import('./short.de.ts') } satisfies Record<ContentLanguage, unknown>
const tipWords = { en: () => import('./words/tips.en.ts'), de: () => import('./words/tips.de.ts') } satisfies Record<
  ContentLanguage,
  unknown
>

/** An instrument without its language; undefined for an unknown id. */
export async function loadInstrument(id: string): Promise<Instrument | undefined> {
  if (id === LONG) return (await import('./instruments/ipip-neo-120.ts')).instrument as Instrument
  return at<Instrument>((await import('./short.ts')).short, id)
}

/** Texts for answering: name, instruction, items and labels. */
export async function loadTexts(id: string, language: ContentLanguage): Promise<InstrumentTexts | undefined> {
  if (id === LONG) return (await long[language].texts()).texts
  return at<InstrumentTexts>((await short[language]()).texts, id)
}

/** Texts of results. The short form measures the same five domains as the long one, so it uses the same texts. */
export async function loadWords(id: string, language: ContentLanguage): Promise<InstrumentWords | undefined> {
  if (id !== LONG && id !== ITS_SHORT_FORM) return at<InstrumentWords>((await short[language]()).words, id)
  const words = (await long[language].words()).words as InstrumentWords
  if (id === LONG) return words
  const { N, E, O, A, C } = words.scales
  return { ...words, scales: { N: N!, E: E!, O: O!, A: A!, C: C! } }
}

/** Suggestions for profiles. */
export async function loadTips(): Promise<readonly Tip[]> {
  return (await import('./tips.ts')).tips as readonly Tip[]
}

/** Words of the tips, by id. */
export async function loadTipWords(language: ContentLanguage): Promise<Readonly<Record<string, TipWords>>> {
  return (await tipWords[language]()).tipWords
}

/** JSON widens the literals of our types; `content.test.ts` checks the files against them. */
function at<Value>(values: Readonly<Record<string, unknown>>, id: string): Value | undefined {
  return Object.hasOwn(values, id) ? (values[id] as Value) : undefined
}
