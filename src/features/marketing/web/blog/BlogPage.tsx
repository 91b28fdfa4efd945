import { useSyncExternalStore } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { cx } from '#platform/web/ui/cx.ts'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { TAGS, type Tag } from '../../content/post.ts'
import { AddedPosts } from './AddedPosts.tsx'
import styles from './Blog.module.css'
import { FEED } from './feed-address.ts'
import { blogMessages } from './messages.ts'
import { PostCard } from './PostCard.tsx'
import { addressOfTag } from './PostMeta.tsx'
import { POSTS } from './posts.ts'

/** All posts, or those of one topic (`?tag=`). Without scripts, every address shows all of them. */
export default function BlogPage() {
  const t = useMessages(blogMessages)
  const tag = useTag()
  const posts = tag ? POSTS.filter(({ tags }) => tags.includes(tag)) : POSTS
  const choices = [
    { to: '/blog', words: t.all, isChosen: tag === undefined },
    ...TAGS.map((one) => ({ to: addressOfTag(one), words: t.tags[one], isChosen: one === tag })),
  ]
  return (
    <div className={styles.page}>
      <PageHeader title={t.title} lead={t.lead} />
      {t.inEnglish && <p className={styles.note}>{t.inEnglish}</p>}
      <nav aria-label={t.topics}>
        <ul role="list" className={styles.topics}>
          {choices.map(({ to, words, isChosen }) => (
            <li key={to}>
              <Link to={to} className={cx(styles.topic, isChosen && styles.chosen)} aria-current={isChosen ? 'page' : undefined}>
                {words}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <AddedPosts tag={tag} />
      <ul role="list" className={cx(styles.list, !tag && styles.withFirst)}>
        {posts.map((post) => (
          <PostCard key={post.slug} post={post} />
        ))}
      </ul>
      <p className={styles.note}>
        <a href={FEED}>{t.feed}</a>
      </p>
    </div>
  )
}

/** The topic in the address, after hydration, because the prerendered page has none. */
function useTag(): Tag | undefined {
  const [search] = useSearchParams()
  const isHydrated = useSyncExternalStore(subscribeToNothing, isBrowser, isPrerenderer)
  return isHydrated ? TAGS.find((tag) => tag === search.get('tag')) : undefined
}

const subscribeToNothing = () => () => {}
const isBrowser = () => true
const isPrerenderer = () => false
