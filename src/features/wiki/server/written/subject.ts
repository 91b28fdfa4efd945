import type { Subject } from '../../contract-written.ts'

/** Key of a stored article. */
export type ArticleKey = {
  slug: string
  sense: Subject['sense']
  language: Subject['language']
  level: Subject['level']
  model: string
  prompt: number
}

export const nameOf = ({ slug, sense, language, level, model, prompt }: ArticleKey): string =>
  [slug, sense, language, level, prompt, model].join(' ')
