import type { Language } from '#platform/web/i18n/locale-settings.ts'
import { readArticle, type Article } from '../../content/article.ts'

// One file per article: a reader loads only that one, and the service worker caches it.
const files = import.meta.glob<string>('../../content/articles/*.md', { query: '?raw', import: 'default' })

/** An article in a language, by its file's name; undefined if there is none. Rejects if it cannot be fetched. */
export async function loadArticle(name: `${string}.${Language}`): Promise<Article | undefined> {
  const load = files[`../../content/articles/${name}.md`]
  return load && readArticle(await load())
}
