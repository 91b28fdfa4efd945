import type { Prompt, PromptLanguage, PromptMeta, ReasonKey } from './types.ts'

/** The prompts in one language, with theme names and reasons. */
export interface Bank {
  readonly language: PromptLanguage
  readonly prompts: readonly Prompt[]
  readonly byId: ReadonlyMap<string, Prompt>
  /** Names of the themes, by theme. */
  readonly themes: Readonly<Record<string, string>>
  /** Sentences for "why this?". */
  readonly reasons: Readonly<Record<ReasonKey, string>>
}

export interface BankWords {
  readonly themes: Readonly<Record<string, string>>
  readonly reasons: Readonly<Record<ReasonKey, string>>
  readonly prompts: Readonly<Record<string, { readonly text: string; readonly follow?: string }>>
}

/** Joins prompts and their texts. `metas` come from a JSON file: the bank's tests check its strings, not this function. */
export function bankOf(language: PromptLanguage, metas: readonly unknown[], words: BankWords): Bank {
  const prompts = (metas as readonly PromptMeta[]).map((prompt): Prompt => {
    const wording = words.prompts[prompt.id]
    if (!wording) throw new Error(`Prompt ${prompt.id} has no words in ${language}`)
    return { ...prompt, ...wording }
  })
  return { language, prompts, byId: new Map(prompts.map((prompt) => [prompt.id, prompt])), themes: words.themes, reasons: words.reasons }
}
