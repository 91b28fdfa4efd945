import { Link } from 'react-router'
import { Card, stretchedClass } from '#platform/web/ui/Card.tsx'
import { type Mood, MoodFace } from '#platform/web/ui/MoodFace.tsx'
import { RowPhoto } from '../list/RowPhoto.tsx'
import { useJournalLock } from '../lock/use-journal-lock.ts'
import type { GlanceData } from './card-data.ts'
import styles from './HubCards.module.css'

interface GlanceCardProps {
  glance: GlanceData
  kicker: string
  /** Used when there is no title. */
  fallback: string
  action: string
  to: string
  isWriting?: boolean
}

/** A card with an entry's preview; the whole card is a link. */
export function GlanceCard({ glance, kicker, fallback, action, to, isWriting = false }: GlanceCardProps) {
  const lock = useJournalLock()
  // A locked journal shows none of its text.
  if (lock !== 'open') return null
  return (
    <Card as="article" pad="lg" className={styles.glance} data-area="journal">
      <div className={styles.words}>
        <p className="kicker">{kicker}</p>
        <h3 dir="auto">
          <Link to={to} state={isWriting ? { write: true } : undefined} className={stretchedClass}>
            {glance.title || fallback}
          </Link>
        </h3>
        {glance.preview && (
          <p className={styles.preview} dir="auto">
            {glance.preview}
          </p>
        )}
        <p className="kicker">{action}</p>
      </div>
      <RowPhoto ids={glance.attachments} />
      {glance.mood !== null && <MoodFace mood={glance.mood as Mood} size={40} />}
    </Card>
  )
}
