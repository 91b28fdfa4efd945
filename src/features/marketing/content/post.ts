/** Topics of posts, in the order in which the list shows them. */
export const TAGS = ['writing', 'habits', 'sleep', 'movement', 'food', 'mind', 'calm', 'privacy'] as const
export type Tag = (typeof TAGS)[number]

/** A post's metadata for lists, feeds and search engines. */
export type PostInfo = {
  slug: string
  title: string
  description: string
  /** ISO instants. */
  published: string
  updated: string
  /** The first tag is the post's section. */
  tags: readonly Tag[]
  minutes: number
}

export type Post = Omit<PostInfo, 'slug'> & { sources: readonly string[]; body: string }

/** Reading speed in words per minute. */
const WORDS_PER_MINUTE = 220

/**
 * Parses a post's file: YAML front matter (`key: value`, and `sources:` with a quoted line each) between two lines of `---`, then
 * Markdown with headings from `##` on, because the title is the page's h1. Throws if the front matter is incomplete.
 */
export function readPost(file: string): Post {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? []
  if (head === undefined || body === undefined) throw new Error('A post begins with its front matter.')
  const fields = new Map<string, string>()
  const sources: string[] = []
  for (const line of head.split('\n')) {
    const item = /^ +- (.+)$/.exec(line)?.[1]
    const [, key, value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? []
    if (item !== undefined) sources.push(valueOf(item))
    else if (key !== undefined) fields.set(key, valueOf(value))
    else throw new Error(`This line of front matter cannot be read: ${line}`)
  }
  const field = (name: string): string => {
    const value = fields.get(name)
    if (!value) throw new Error(`The front matter has no ${name}.`)
    return value
  }
  const published = instantOf(field('published'))
  return {
    title: field('title'),
    description: field('description'),
    published,
    updated: instantOf(fields.get('updated') ?? published),
    tags: field('tags').split(', ').map(tagOf),
    minutes: minutesFor(wordsIn(body)),
    sources,
    body: body.trim(),
  }
}

/** Number of readable words, without link addresses and markup. */
export const wordsIn = (markdown: string): number =>
  markdown.replace(/\]\([^)]*\)/g, '').match(/[\p{L}\p{N}][\p{L}\p{N}’'.,:/-]*/gu)?.length ?? 0

export const minutesFor = (words: number): number => Math.max(1, Math.round(words / WORDS_PER_MINUTE))

/** All second-level headings with their anchor ids. */
export function headingsIn(markdown: string): readonly { id: string; text: string }[] {
  return markdown.split('\n').flatMap((line) => {
    const text = /^## (.+)$/.exec(line)?.[1]
    return text === undefined ? [] : [{ id: anchorOf(text), text }]
  })
}

/** "Why we stop" → "why-we-stop". */
export const anchorOf = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join('-')

/** Posts that share most tags with this one, the newest first among equals; without posts that share none. */
export function relatedPosts(post: PostInfo, posts: readonly PostInfo[], most = 3): readonly PostInfo[] {
  return posts
    .map((other) => ({ other, shared: other.tags.filter((tag) => post.tags.includes(tag)).length }))
    .filter(({ other, shared }) => shared > 0 && other.slug !== post.slug)
    .toSorted((a, b) => b.shared - a.shared || newestFirst(a.other, b.other))
    .slice(0, most)
    .map(({ other }) => other)
}

export const newestFirst = (a: PostInfo, b: PostInfo): number => Date.parse(b.published) - Date.parse(a.published)

const valueOf = (text: string): string => (text.startsWith('"') ? (JSON.parse(text) as string) : text.trim())

function instantOf(text: string): string {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(text) || Number.isNaN(Date.parse(text))) throw new Error(`This is no instant: ${text}`)
  return text
}

function tagOf(text: string): Tag {
  const tag = TAGS.find((one) => one === text)
  if (!tag) throw new Error(`There is no tag ${text}.`)
  return tag
}
