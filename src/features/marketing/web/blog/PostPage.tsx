import { Link, useParams } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { usePageTitle } from '#platform/web/page/title.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { relatedPosts, type PostInfo, type Tag } from '../../content/post.ts'
import { AddedPost } from './AddedPost.tsx'
import blog from './Blog.module.css'
import { blogMessages } from './messages.ts'
import styles from './Post.module.css'
import { PostCard } from './PostCard.tsx'
import { areaOf, PostMeta } from './PostMeta.tsx'
import { neighboursOf, postOf, POSTS } from './posts.ts'
import { PostPlant } from './PostPlant.tsx'
import { PostText } from './PostText.tsx'

/** One post, or a page for an unknown one. */
export default function PostPage() {
  const { slug = '' } = useParams()
  const post = postOf(slug)
  return post ? <Post key={slug} post={post} /> : <AddedPost key={slug} slug={slug} none={<NoPost />} />
}

/** Posts with these tags carry a note that they are no medical advice. */
const HEALTH: readonly Tag[] = ['sleep', 'movement', 'food', 'mind', 'calm']

function Post({ post }: { post: PostInfo }) {
  const t = useMessages(blogMessages)
  usePageTitle(post.title)
  const related = relatedPosts(post, POSTS)
  const { newer, older } = neighboursOf(post.slug)
  return (
    <article className={blog.page} data-area={areaOf(post)}>
      <PageHeader
        back={<BackLink to="/blog">{t.back}</BackLink>}
        title={<span lang="en">{post.title}</span>}
        lead={<span lang="en">{post.description}</span>}
        art={<PostPlant post={post} />}
      />
      <PostMeta post={post} linked />
      {t.inEnglish && <p className={blog.note}>{t.inEnglish}</p>}
      <PostText slug={post.slug} />
      {post.tags.some((tag) => HEALTH.includes(tag)) && <p className={blog.note}>{t.note}</p>}
      {related.length > 0 && (
        <section aria-labelledby="related" className={styles.related}>
          <h2 id="related">{t.related}</h2>
          <ul role="list" className={blog.list}>
            {related.map((other) => (
              <PostCard key={other.slug} post={other} heading="h3" />
            ))}
          </ul>
        </section>
      )}
      <nav aria-label={t.neighbours} className={styles.neighbours}>
        {older && <Neighbour post={older} words={t.older} />}
        {newer && <Neighbour post={newer} words={t.newer} />}
      </nav>
    </article>
  )
}

function Neighbour({ post, words }: { post: PostInfo; words: string }) {
  return (
    <Link to={`/blog/${post.slug}`}>
      <small>{words}</small> <span lang="en">{post.title}</span>
    </Link>
  )
}

function NoPost() {
  const t = useMessages(blogMessages)
  usePageTitle(t.noneTitle)
  return (
    <div className={blog.page}>
      <PageHeader back={<BackLink to="/blog">{t.back}</BackLink>} title={t.noneTitle} lead={t.noneText} />
      <ul role="list" className={blog.list}>
        {POSTS.slice(0, 3).map((post) => (
          <PostCard key={post.slug} post={post} />
        ))}
      </ul>
    </div>
  )
}
