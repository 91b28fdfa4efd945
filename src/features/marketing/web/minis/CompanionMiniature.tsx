import { useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { heart } from '#platform/web/ui/icons/marks.ts'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import mini from './Miniature.module.css'
import { miniMessages } from './messages.ts'
import styles from './Mini.module.css'

const FEELINGS = ['heavy', 'restless', 'stuck', 'tired', 'fine'] as const
type Feeling = (typeof FEELINGS)[number]

/** A rule-based check-in: each feeling leads to a small prepared step. Help is always one press away. */
export function CompanionMiniature() {
  const t = useMessages(miniMessages).companion
  const [feeling, setFeeling] = useState<Feeling>()
  const [turn, setTurn] = useState(0)
  const steps = feeling && t.steps[feeling]
  return (
    <div className={`${mini.screen} ${styles.screen}`} role="group" aria-label={t.label}>
      <p className={mini.heading}>{t.ask}</p>
      <Cluster gap={2}>
        {FEELINGS.map((one) => (
          <Button
            key={one}
            kind={one === feeling ? 'primary' : 'soft'}
            size="sm"
            aria-pressed={one === feeling}
            onClick={() => {
              setFeeling(one)
              setTurn(0)
            }}
          >
            {t.feelings[one]}
          </Button>
        ))}
      </Cluster>
      <div className={styles.reply}>
        <p role="status">{steps ? steps[turn % steps.length] : t.idle}</p>
        {steps && (
          <Button kind="quiet" size="sm" onClick={() => setTurn(turn + 1)}>
            {t.another}
          </Button>
        )}
      </div>
      <div>
        <p className={mini.small}>{t.rules}</p>
        <a className={styles.help} href="#care">
          <Icon of={heart} size={20} />
          {t.more}
        </a>
      </div>
    </div>
  )
}
