import { stableHash } from '#platform/contract/stable-hash.ts'
import { Link } from 'react-router'
import { Plant } from '#platform/web/botany/Plant.tsx'
import { useTurn } from '#platform/web/botany/use-turn.ts'
import type { Species } from '#platform/web/botany/grow.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Card, stretchedClass } from '#platform/web/ui/Card.tsx'

import type { Visitor } from '../visitors.ts'
import styles from './GardenHubCard.module.css'
import { gardenMessages } from './core/messages.ts'

type Glimpse = { plants: { key: string; species: Species; growth: number }[]; visitors: Visitor[] }

/** The garden's card on the hub: recently grown plants, and visitors. */
export default function GardenHubCard({ data }: { data: Record<string, unknown> }) {
  const t = useMessages(gardenMessages)
  const isOn = useTurn()
  const { plants, visitors } = data as unknown as Glimpse
  return (
    <Card as="article" pad="none" className={styles.card} data-area="garden">
      <div className={styles.plants} aria-hidden="true">
        {plants.map(({ key, species, growth }) => (
          <span key={key}>
            {isOn && (
              <Plant
                species={species}
                seed={`garden ${species} ${stableHash(`look ${key}`) % 4}`}
                growth={growth}
                detail={0.4}
                box="fit"
                ground={false}
                decorative
              />
            )}
          </span>
        ))}
      </div>
      <div className={styles.words}>
        <h3>
          <Link to="/my-garden" viewTransition className={stretchedClass}>
            {t.hub.title}
          </Link>
        </h3>
        <p>{visitors.length > 0 ? t.hub.visit(visitors.slice(0, 3).map(({ id }) => t.visitors[id].name)) : t.hub.grew(plants.length)}</p>
      </div>
    </Card>
  )
}
