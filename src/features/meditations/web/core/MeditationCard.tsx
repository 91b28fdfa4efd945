import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { clock } from '#platform/web/i18n/clock.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Card, stretchedClass } from '#platform/web/ui/Card.tsx'
import { dotted } from '#platform/web/i18n/dotted.ts'
import { Heart, PlayIcon, useMeditationName } from './Buttons.tsx'
import { pageOfMeditation, type AnyMeditation } from './items.ts'
import styles from './Meditations.module.css'
import { meditationMessages } from './messages.ts'

interface MeditationCardProps {
  meditation: AnyMeditation
  isOwn: boolean
  /** Further facts, joined in one line; falsy ones are left out. */
  facts: readonly (string | false | undefined)[]
  children?: ReactNode
}

/** A meditation in a list; a press anywhere opens it. */
export function MeditationCard({ meditation, isOwn, facts, children }: MeditationCardProps) {
  const t = useMessages(meditationMessages)
  const { id, title, description, language, categories, tags } = meditation
  const name = useMeditationName(meditation, isOwn)
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <Link to={pageOfMeditation(id)} className={stretchedClass} aria-label={name === title ? undefined : name}>
            {title}
          </Link>
        </h2>
        <p className={styles.meta}>{dotted(facts)}</p>
      </div>
      {description && (
        <p className={styles.excerpt} lang={language}>
          {description}
        </p>
      )}
      {children}
      <div className={styles.foot}>
        <p className={styles.tags}>{dotted([...categories.map((one) => t.categories[one]), ...tags])}</p>
        <div className={styles.presses}>
          <Heart meditation={meditation} isOwn={isOwn} />
          <PlayIcon meditation={meditation} isOwn={isOwn} />
        </div>
      </div>
    </Card>
  )
}

/** Length of a meditation, as the player shows it. */
export const lengthOf = ({ duration }: Pick<AnyMeditation, 'duration'>): string => clock(Math.round(duration * 60), { hours: true })
