import { newestFirst, type PostInfo } from '../../content/post.ts'

// The build extracts the front matter (scripts/build/post-plugin.ts), so that a list does not load texts.
const infos = import.meta.glob<Omit<PostInfo, 'slug'>>('../../content/blog/*.en.md', {
  query: '?front-matter',
  import: 'default',
  eager: true,
})

/** All posts, newest first. */
export const POSTS: readonly PostInfo[] = Object.entries(infos)
  .map(([file, info]) => ({ ...info, slug: slugIn(file) }))
  .toSorted(newestFirst)

export const postOf = (slug: string): PostInfo | undefined => POSTS.find((post) => post.slug === slug)

/** The posts published right before and after this one. */
export function neighboursOf(slug: string): { newer: PostInfo | undefined; older: PostInfo | undefined } {
  const at = POSTS.findIndex((post) => post.slug === slug)
  return { newer: POSTS[at - 1], older: at === -1 ? undefined : POSTS[at + 1] }
}

function slugIn(file: string): string {
  return file.replace(/^.*\/|\.en\.md$/g, '')
}
