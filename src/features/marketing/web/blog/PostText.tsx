import { useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Prerendered } from '../Prerendered.tsx'
import { blogMessages } from './messages.ts'
import styles from './Post.module.css'
import { loadMarkup } from './post-text.ts'

// Readers load neither Markdown nor its parser: the prerendered page contains the text.
const prerender = import.meta.env.SSR ? (await import('./prerendered-text.ts')).markupOf : undefined

/** The text of a post with its contents and sources. Fetched after a navigation inside the app. */
export function PostText({ slug }: { slug: string }) {
  const t = useMessages(blogMessages)
  const [isFailed, setFailed] = useState(false)
  return (
    <>
      {isFailed && <p role="alert">{t.failed}</p>}
      <Prerendered
        name={slug}
        markup={prerender?.(slug)}
        load={loadMarkup}
        lang="en"
        className={styles.text}
        onFailed={() => setFailed(true)}
      />
    </>
  )
}
