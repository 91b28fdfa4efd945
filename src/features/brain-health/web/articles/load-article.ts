import type { Language } from '#platform/web/i18n/locale-settings.ts'
import { readArticle, type Article } from '../../content/article.ts'

// A file each: who reads one fetches one, and the service worker keeps it.
const files = import.meta.glob<string>('../../content/articles/*.md', { query: '?raw', import: 'default' })

/** An article in a language; undefined where there is none of that name. Rejects where it cannot be fetched. */
export async function loadArticle(slug: string, language: Language): Promise<Article | undefined> {
  const load = files[`../../content/articles/${slug}.${language}.md`]
  return load && readArticle(await load())
}
