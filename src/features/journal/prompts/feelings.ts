import type { PromptLanguage } from './types.ts'

/** A word of the wheel. Valence −2 (unpleasant) to 2 (pleasant); energy −1 (still) to 1 (stirred up). */
export interface Feeling {
  /** Must never change: entries store it. */
  readonly id: string
  readonly valence: number
  readonly energy: number
  readonly word: string
}

/** A core of the wheel (inner ring) with its words (outer ring), pleasant families first. */
export interface FeelingFamily extends Feeling {
  readonly words: readonly Feeling[]
}

export interface FeelingsWheel {
  readonly language: PromptLanguage
  readonly families: readonly FeelingFamily[]
  /** Cores and words: either may be chosen. */
  readonly byId: ReadonlyMap<string, Feeling>
}

interface WheelWords {
  readonly families: Readonly<Record<string, string>>
  readonly words: Readonly<Record<string, string>>
}

interface Wheel {
  readonly families: readonly (Omit<FeelingFamily, 'word' | 'words'> & { readonly words: readonly Omit<Feeling, 'word'>[] })[]
}

// Written out per language, with small modules in between: see bank.ts.
const sources: Readonly<Record<PromptLanguage, () => Promise<{ wheel: Wheel; words: WheelWords }>>> = {
  en: () => import('./feelings.en.ts'),
  de: () => import('./feelings.de.ts'),
}

/** Loads the wheel of feelings in one language. */
export async function loadFeelings(language: PromptLanguage): Promise<FeelingsWheel> {
  const { wheel, words } = await sources[language]()
  const families = wheel.families.map((family): FeelingFamily => ({
    ...family,
    word: words.families[family.id] ?? family.id,
    words: family.words.map((feeling) => ({ ...feeling, word: words.words[feeling.id] ?? feeling.id })),
  }))
  return {
    language,
    families,
    byId: new Map(families.flatMap((family) => [family, ...family.words]).map((feeling) => [feeling.id, feeling])),
  }
}
