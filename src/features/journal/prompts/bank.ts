import type { Bank } from './bank-of.ts'
import type { PromptLanguage } from './types.ts'

// Spelled out, so that the bundler makes a chunk of each language. Modules of a few lines stand between, because Node reads JSON only
// with the attribute, and Vite's dev server takes that off static imports but not off dynamic ones.
const sources: Readonly<Record<PromptLanguage, () => Promise<{ bank: Bank }>>> = {
  en: () => import('./bank.en.ts'),
  de: () => import('./bank.de.ts'),
}

/** Loads one language's prompts: on the web as chunks of their own, fetched when first asked for; on the server from the file. */
export const loadBank = async (language: PromptLanguage): Promise<Bank> => (await sources[language]()).bank
