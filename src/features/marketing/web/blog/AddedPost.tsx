import { useState, type ReactNode } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { titleOf } from '#platform/web/page/title.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { cx } from '#platform/web/ui/cx.ts'
import { Prerendered } from '../Prerendered.tsx'
import { loadAddedPost } from './added-posts.ts'
import blog from './Blog.module.css'
import { FRAME_SLUG } from './frame-slug.ts'
import { blogMessages } from './messages.ts'
import styles from './Post.module.css'

// The server replaces this mark with the post.
const mark = import.meta.env.SSR ? (await import('../../content/added-post.ts')).POST_MARK : undefined

/** An added post: part of the HTML, or fetched after a navigation inside the app. `none` is shown if there is no such post. */
export function AddedPost({ slug, none }: { slug: string; none: ReactNode }) {
  const t = useMessages(blogMessages)
  const [isExpected, setExpected] = useState(() => mayBeHere(slug))
  if (!isExpected) return none
  return (
    <article className={blog.page} data-added-post="">
      <BackLink to="/blog">{t.back}</BackLink>
      <Prerendered
        name={slug}
        markup={mark}
        load={loadAddedPost}
        className={cx(styles.text, styles.added)}
        onStanding={takeTitle}
        onFailed={() => setExpected(false)}
      />
    </article>
  )
}

/** Whether the hydrated page may contain a post; a page rendered in the browser has to ask the server. */
function mayBeHere(slug: string): boolean {
  if (import.meta.env.SSR) return slug === FRAME_SLUG
  return document.querySelector('[data-prerendered]') === null || document.querySelector('[data-added-post]') !== null
}

function takeTitle(box: HTMLElement): () => void {
  const title = box.querySelector('h1')?.textContent
  if (title) document.title = titleOf(title)
  return () => {}
}
