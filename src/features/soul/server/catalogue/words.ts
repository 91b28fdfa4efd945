import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Language } from '#platform/server/auth/language.ts'

const Stated = z.strictObject({ title: z.string().min(1).max(60), description: z.string().min(1).max(160) })
type Stated = z.infer<typeof Stated>

/** The catalogue's texts in another language, by id; tags by their English name. */
const CatalogueWords = z.strictObject({
  categories: z.record(z.string(), Stated),
  tracks: z.record(z.string(), Stated),
  tags: z.record(z.string(), z.string().min(1).max(24)),
})

export const germanWords = CatalogueWords.parse(JSON.parse(readFileSync(new URL('./words.de.json', import.meta.url), 'utf8')))

/** Texts of a category or track in a language; without a translation the originals. */
export function wordsIn(language: Language, kind: 'categories' | 'tracks', { id, title, description }: Stated & { id: string }): Stated {
  return (language === 'de' ? germanWords[kind][id] : undefined) ?? { title, description }
}

export const tagsIn = (language: Language, tags: readonly string[]): string[] =>
  tags.map((tag) => (language === 'de' ? germanWords.tags[tag] : undefined) ?? tag)
