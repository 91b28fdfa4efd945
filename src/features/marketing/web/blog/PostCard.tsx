import { Link } from 'react-router'
import { Card, stretchedClass } from '#platform/web/ui/Card.tsx'
import type { PostInfo } from '../../content/post.ts'
import styles from './Blog.module.css'
import { areaOf, PostMeta } from './PostMeta.tsx'
import { PostPlant } from './PostPlant.tsx'

/** A post in a list. */
export function PostCard({ post, heading: Heading = 'h2' }: { post: PostInfo; heading?: 'h2' | 'h3' }) {
  return (
    <Card as="li" pad="lg" data-area={areaOf(post)} className={styles.card}>
      <Heading lang="en">
        <Link to={`/blog/${post.slug}`} className={stretchedClass}>
          {post.title}
        </Link>
      </Heading>
      <p lang="en" className={styles.description}>
        {post.description}
      </p>
      <PostMeta post={post} />
      <PostPlant post={post} />
    </Card>
  )
}
