import { useRef } from 'react'
import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { TitledCard } from '#platform/web/ui/TitledCard.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { trailAddress, wordAddress } from '../core/addresses.ts'
import { wikiMessages } from '../core/messages.ts'
import { forkAt, useWalk } from '../core/trail.ts'
import styles from './Word.module.css'

/** Number of newest words that are shown of a long trail. */
const SHOWN = 8

/** The current trail: its newest words. */
export function TrailStrip({ onNew }: { onNew: () => void }) {
  const t = useMessages(wikiMessages)
  const walk = useWalk()
  const steps = walk?.steps.slice(-SHOWN) ?? []
  const here = steps.at(-1)
  const way = useRef<HTMLOListElement>(null)
  // The pressed button disappears with its action, so the focus moves to the list.
  const then = (work: () => void) => () => {
    work()
    way.current?.focus()
  }
  return (
    <TitledCard title={walk?.name || t.trail.title} gap={3} className={styles.trail}>
      <ol ref={way} tabIndex={-1} role="list" aria-label={t.trail.title} className={styles.way}>
        {steps.map((step) => (
          <li key={step.id} aria-current={step === here ? 'step' : undefined}>
            {step === here ? (
              <span>
                <span lang="en">{step.word}</span> <small>{t.trail.here}</small>
              </span>
            ) : (
              <Link lang="en" to={wordAddress(step.slug)}>
                {step.word}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {walk && here && (
        <div className={styles.trailActions}>
          <Link to={trailAddress(walk.id)} className={styles.link}>
            {t.trail.open}
          </Link>
          {steps.length > 1 && !walk.isFork && (
            <Button
              kind="quiet"
              size="sm"
              onClick={then(() => {
                forkAt(walk, here.id)
                toast({ title: t.trail.forked })
              })}
            >
              {t.trail.fork}
            </Button>
          )}
          {steps.length > 1 && (
            <Button kind="quiet" size="sm" onClick={then(onNew)}>
              {t.trail.newOne}
            </Button>
          )}
        </div>
      )}
    </TitledCard>
  )
}
