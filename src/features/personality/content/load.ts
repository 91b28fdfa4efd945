import type { ContentLanguage, Instrument, InstrumentTexts } from '../scales.ts'

const LONG = 'ipip-neo-120'

// Spelled out, so that the bundler makes a chunk of each language. Modules of a line stand between, because Node reads JSON only
// with the attribute, and Vite's dev server takes that off static imports but not off dynamic ones.
const longTexts = {
  en: () => import('./items/ipip-neo-120.en.ts'),
  de: () => import('./items/ipip-neo-120.de.ts'),
} satisfies Record<ContentLanguage, unknown>
const shortTexts = { en: () => import('./short.en.ts'), de: () => import('./short.de.ts') } satisfies Record<ContentLanguage, unknown>

/** An instrument without its language; undefined for an unknown id. */
export async function loadInstrument(id: string): Promise<Instrument | undefined> {
  if (id === LONG) return (await import('./instruments/ipip-neo-120.ts')).instrument as Instrument
  return at<Instrument>((await import('./short.ts')).short, id)
}

/** What is read while answering it. */
export async function loadTexts(id: string, language: ContentLanguage): Promise<InstrumentTexts | undefined> {
  if (id === LONG) return (await longTexts[language]()).texts
  return at<InstrumentTexts>((await shortTexts[language]()).texts, id)
}

/** JSON widens the literals of our types; `content.test.ts` holds the files to them. */
function at<Value>(values: Readonly<Record<string, unknown>>, id: string): Value | undefined {
  return Object.hasOwn(values, id) ? (values[id] as Value) : undefined
}
