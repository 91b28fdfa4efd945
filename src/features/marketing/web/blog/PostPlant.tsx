import type { PostInfo, Tag } from '../../content/post.ts'
import { Prerendered } from '../Prerendered.tsx'
import styles from './Blog.module.css'

// As in Grown.tsx: the prerendered page contains its plants.
const prerender = import.meta.env.SSR ? (await import('./plant.ts')).drawPlant : undefined

/** The plant of a post. Decorative. */
export function PostPlant({ post: { slug, tags } }: { post: PostInfo }) {
  const name = `${tags[0]!}/${slug}` as const
  return <Prerendered name={name} markup={prerender?.(name)} load={drawLater} className={styles.plant} aria-hidden="true" />
}

const drawLater = (name: `${Tag}/${string}`): Promise<string> => import('./plant.ts').then(({ drawPlant }) => drawPlant(name))
