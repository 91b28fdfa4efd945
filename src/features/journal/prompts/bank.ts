import type { Bank } from './bank-of.ts'
import type { PromptLanguage } from './types.ts'

// Written out, so that the bundler makes a chunk of each language. Small modules wrap the JSON, because Node needs the import attribute,
// and Vite's dev server removes it from static imports but not from dynamic ones.
const sources: Readonly<Record<PromptLanguage, () => Promise<{ bank: Bank }>>> = {
  en: () => import('./bank.en.ts'),
  de: () => import('./bank.de.ts'),
}

/** Loads one language's prompts: on the web as separate chunks, fetched on first use; on the server from the file. */
export const loadBank = async (language: PromptLanguage): Promise<Bank> => (await sources[language]()).bank
