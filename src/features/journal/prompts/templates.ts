import type { PromptLanguage } from './types.ts'

export const builtInTemplates = ['gratitude', 'thought-record', 'morning-pages', 'evening-review', 'weekly-review'] as const
export type BuiltInTemplateId = (typeof builtInTemplates)[number]

/** A built-in template for a new entry. */
export interface BuiltInTemplate {
  readonly id: string
  readonly name: string
  readonly description: string
  /** Title for the new entry; without one it starts untitled. */
  readonly title?: string
  /** Markdown: headings, questions, lists and check-lists. */
  readonly body: string
}

// Written out per language, with small modules in between: see bank.ts.
const sources: Readonly<Record<PromptLanguage, () => Promise<{ templates: readonly BuiltInTemplate[] }>>> = {
  en: () => import('./templates.en.ts'),
  de: () => import('./templates.de.ts'),
}

/** Loads the built-in templates in one language, in the order in which they are offered. */
export async function loadTemplates(language: PromptLanguage): Promise<readonly BuiltInTemplate[]> {
  return (await sources[language]()).templates
}
