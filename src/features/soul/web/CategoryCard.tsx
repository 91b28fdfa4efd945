import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Card, stretchedClass } from '#platform/web/ui/Card.tsx'
import type { SoulCategory } from '../contract.ts'
import { soulMessages } from './messages.ts'
import styles from './CategoryCard.module.css'
import { TrackArt } from './TrackArt.tsx'

/** A category with its plant. */
export function CategoryCard({ category }: { category: SoulCategory }) {
  const t = useMessages(soulMessages)
  return (
    <Card pad="none" className={styles.card}>
      <TrackArt className={styles.art} seed={category.artSeed} place={category.id} />
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Link to={`/soul/category/${category.id}`} className={stretchedClass}>
            {category.title}
          </Link>
        </h3>
        <p className="note">{t.tracksIn(category.tracks)}</p>
      </div>
    </Card>
  )
}
