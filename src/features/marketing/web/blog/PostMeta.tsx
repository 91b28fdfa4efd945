import { Link } from 'react-router'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import type { PostInfo, Tag } from '../../content/post.ts'
import { blogMessages } from './messages.ts'
import styles from './Blog.module.css'

/** The hue of a post, by its first tag. */
const AREA_OF: Readonly<Record<Tag, string>> = {
  writing: 'journal',
  habits: 'garden',
  sleep: 'soul',
  movement: 'body',
  food: 'body',
  mind: 'mind',
  calm: 'companion',
  privacy: 'profile',
}
export const areaOf = ({ tags }: PostInfo): string => AREA_OF[tags[0]!]

export const addressOfTag = (tag: Tag): string => `/blog?tag=${tag}`

/** Publication date and reading time of a post; with `linked`, its tags as well. */
export function PostMeta({ post, linked = false }: { post: PostInfo; linked?: boolean }) {
  const t = useMessages(blogMessages)
  const format = useFormat()
  return (
    <p className={styles.meta}>
      <time dateTime={post.published}>{format.localDay(post.published.slice(0, 10))}</time>
      <span>{t.minutes(post.minutes)}</span>
      {linked &&
        post.tags.map((tag) => (
          <Link key={tag} to={addressOfTag(tag)}>
            {t.tags[tag]}
          </Link>
        ))}
    </p>
  )
}
