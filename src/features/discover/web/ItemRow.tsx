import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Card, stretchedClass } from '#platform/web/ui/Card.tsx'
import { dotted } from '#platform/web/i18n/dotted.ts'
import type { FoundItem } from '../contract.ts'
import styles from './Discover.module.css'
import { discoverMessages } from './messages.ts'

/** A listenable item: kind, length and voice. `why`: the sentence with the reason for its recommendation. */
export function ItemRow({ item, why }: { item: FoundItem; why?: string }) {
  const t = useMessages(discoverMessages)
  const { title, description, seconds, kind, voice, language, address } = item
  const length = seconds < 100 ? t.seconds(Math.round(seconds)) : t.minutes(Math.max(1, Math.round(seconds / 60)))
  const spoken = language === 'en' || language === 'de' ? t.languages[language] : language
  return (
    <Card as="li" className={styles.item}>
      {why !== undefined && <p className="kicker">{why}</p>}
      <h3 className={styles.name}>
        <Link to={address} viewTransition className={stretchedClass}>
          {title}
        </Link>
      </h3>
      <p className={styles.description}>{description}</p>
      <p className={styles.meta}>{dotted([t.kinds[kind], length, voice && t.voices[voice], spoken])}</p>
    </Card>
  )
}
