import { useEffect, useRef, useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { blogMessages } from './messages.ts'
import styles from './Post.module.css'
import { loadMarkup } from './post-text.ts'

// The prerendered page carries its text, and React leaves it as it stands: readers fetch neither Markdown nor its reader.
const prerender = import.meta.env.SSR ? (await import('./prerendered-text.ts')).markupOf : undefined

/** The text of a post with its contents and sources. Coming from inside the app, it is fetched. */
export function PostText({ slug }: { slug: string }) {
  const t = useMessages(blogMessages)
  const box = useRef<HTMLDivElement>(null)
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element || element.firstChild) return
    let isGone = false
    loadMarkup(slug).then(
      (markup) => {
        // Our own words, and HTML among them is shown as words (post-markup.ts).
        if (!isGone) element.innerHTML = markup
      },
      () => !isGone && setFailed(true),
    )
    return () => {
      isGone = true
    }
  }, [slug])
  return (
    <>
      {isFailed && <p role="alert">{t.failed}</p>}
      <div
        ref={box}
        lang="en"
        className={styles.text}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: prerender?.(slug) ?? '' }}
      />
    </>
  )
}
