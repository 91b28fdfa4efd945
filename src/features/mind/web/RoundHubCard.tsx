import { Link } from 'react-router'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Card, stretchedClass } from '#platform/web/ui/Card.tsx'
import type { GameId } from '../games/core/catalog.ts'
import { GAME_NAMES } from '../games/core/names.ts'
import { mindMessages } from './core/messages.ts'
import styles from './RoundHubCard.module.css'

type RoundData = { left?: readonly GameId[]; sessions: number }

/** The hub's card of today's round. From an earlier day only the number of rings is still valid. */
export default function RoundHubCard({ data }: { data: Record<string, unknown> }) {
  const t = useMessages(mindMessages).hub
  const { language } = useLocaleSettings()
  const { left, sessions } = data as unknown as RoundData
  return (
    <Card as="article" data-area="mind" className={styles.card}>
      <h3>
        <Link to="/brain-forest" viewTransition className={stretchedClass}>
          {t.title}
        </Link>
      </h3>
      {left && <p>{left.length === 0 ? t.done : t.left(left.map((game) => GAME_NAMES[language][game]))}</p>}
      <p className={styles.rings}>{t.rings(sessions)}</p>
    </Card>
  )
}
