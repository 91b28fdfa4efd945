const files = import.meta.glob<string>('../../content/blog/*.en.md', { query: '?raw', import: 'default' })

/** A post's file as text. Rejects if it cannot be fetched. */
export async function postFile(slug: string): Promise<string> {
  const load = files[`../../content/blog/${slug}.en.md`]
  if (!load) throw new Error(`There is no post ${slug}.`)
  return load()
}

/** A post's text as markup; fetches its chunk and the Markdown parser together. */
export async function loadMarkup(slug: string): Promise<string> {
  const [file, { postMarkup }] = await Promise.all([postFile(slug), import('./post-markup.ts')])
  return postMarkup(file)
}
