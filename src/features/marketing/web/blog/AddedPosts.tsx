import { useEffect, useRef } from 'react'
import type { Tag } from '../../content/post.ts'
import { Prerendered } from '../Prerendered.tsx'
import { loadAddedList } from './added-posts.ts'
import styles from './Blog.module.css'

// The server replaces this mark with the list; without posts the mark stays, and nothing is fetched.
const mark = import.meta.env.SSR ? (await import('../../content/added-post.ts')).LIST_MARK : undefined

/** Posts by admins of this installation: all, or those of one topic. */
export function AddedPosts({ tag }: { tag: Tag | undefined }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    for (const item of box.current?.querySelectorAll<HTMLElement>('[data-tags]') ?? [])
      item.hidden = tag !== undefined && !item.dataset.tags!.split(' ').includes(tag)
  }, [tag])
  return (
    <div ref={box}>
      <Prerendered name="posts" markup={mark} load={loadAddedList} className={styles.added} />
    </div>
  )
}
