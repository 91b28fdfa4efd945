import type { Prompt, PromptLanguage, PromptMeta, ReasonKey } from './types.ts'

/** The prompts in one language, with the words around them. */
export interface Bank {
  readonly language: PromptLanguage
  readonly prompts: readonly Prompt[]
  readonly byId: ReadonlyMap<string, Prompt>
  /** Names of the themes, by theme. */
  readonly themes: Readonly<Record<string, string>>
  /** Sentences for "why this?". */
  readonly reasons: Readonly<Record<ReasonKey, string>>
}

interface BankWords {
  readonly themes: Readonly<Record<string, string>>
  readonly reasons: Readonly<Record<ReasonKey, string>>
  readonly prompts: Readonly<Record<string, { readonly text: string; readonly follow?: string }>>
}

// Spelled out, so that the bundler makes a chunk of each language. Modules of a line stand between, because Node reads JSON only
// with the attribute, and Vite's dev server takes that off static imports but not off dynamic ones.
const sources: Readonly<Record<PromptLanguage, () => Promise<{ prompts: unknown; words: BankWords }>>> = {
  en: () => import('./bank.en.ts'),
  de: () => import('./bank.de.ts'),
}

/** Loads one language's prompts: on the web as chunks of their own, fetched when first asked for; on the server from the file. */
export async function loadBank(language: PromptLanguage): Promise<Bank> {
  const { prompts: metas, words } = await sources[language]()
  const prompts = (metas as readonly PromptMeta[]).map((prompt): Prompt => {
    const wording = words.prompts[prompt.id]
    if (!wording) throw new Error(`Prompt ${prompt.id} has no words in ${language}`)
    return { ...prompt, ...wording }
  })
  return { language, prompts, byId: new Map(prompts.map((prompt) => [prompt.id, prompt])), themes: words.themes, reasons: words.reasons }
}
