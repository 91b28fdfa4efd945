import { useId, useState } from 'react'
import { Link } from 'react-router'
import { LazyPlant } from '#platform/web/botany/LazyPlant.tsx'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button, buttonClass } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { refresh } from '#platform/web/ui/icons/controls.ts'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { promptMessages } from './messages.ts'
import styles from './PromptCard.module.css'
import { usePrompt } from './use-prompt.ts'

interface PromptCardProps {
  /** Heading level on its page. */
  level?: 2 | 3
  /** sunk: inside a sheet, which has a paper background already. */
  look?: 'tinted' | 'sunk'
  onWrite?: () => void
}

const SPECIES = ['fern', 'bluebell', 'poppy', 'daisy', 'cornflower', 'foxglove', 'lupin', 'grass', 'mushroom'] as const

/** The current prompt, with buttons for another one, its reason, a follow-up and writing. Not rendered when prompts are off. */
export function PromptCard({ level = 2, look = 'tinted', onWrite }: PromptCardProps) {
  const t = useMessages(promptMessages).card
  const now = usePrompt()
  // The opened parts belong to one prompt and close with the next.
  const [open, setOpen] = useState<{ of: string; why: boolean; follow: boolean }>()
  const id = useId()
  const Heading = `h${level}` as const
  if (now.status === 'off') return null
  if (now.status === 'failed')
    return (
      <Card as="section" look={look} data-area="journal" className={styles.quiet}>
        <p>{t.failed}</p>
        <Button kind="soft" size="sm" icon={refresh} onClick={now.retry}>
          {t.tryAgain}
        </Button>
      </Card>
    )
  if (now.status === 'loading') return <Skeleton shape="card" className={styles.shadow} />

  const { prompt, theme, reason, timeOfDay, another } = now
  const parts = open?.of === prompt.id ? open : { of: prompt.id, why: false, follow: false }
  const species = SPECIES[(prompt.id.length + prompt.theme.length) % SPECIES.length]!
  return (
    <div className={styles.frame}>
      <Card
        {...(look === 'sunk' ? {} : { as: 'section', 'aria-labelledby': id })}
        look={look}
        pad="lg"
        gap={4}
        data-area="journal"
        className={styles.card}
      >
        <Stack gap={2}>
          <p className="kicker">
            {t.kicker[timeOfDay]} <span aria-hidden="true">·</span> <span className={styles.theme}>{theme}</span>
          </p>
          <div aria-live="polite">
            <Heading id={id} className={styles.prompt}>
              {prompt.text}
            </Heading>
          </div>
          {prompt.follow && parts.follow && <p className={styles.follow}>{prompt.follow}</p>}
          {parts.why && (
            <p id={`${id}-why`} className={styles.why} role="status">
              {reason}
            </p>
          )}
          <Cluster gap={2} className={styles.actions}>
            <Link to={`/journal/new?prompt=${encodeURIComponent(prompt.id)}`} className={buttonClass()} onClick={onWrite}>
              {t.write}
            </Link>
            <Button kind="soft" icon={refresh} onClick={another}>
              {t.another}
            </Button>
          </Cluster>
          <Cluster gap={5} className={styles.more}>
            {prompt.follow && !parts.follow && (
              <button type="button" className={styles.link} onClick={() => setOpen({ ...parts, follow: true })}>
                {t.follow}
              </button>
            )}
            <button
              type="button"
              className={styles.link}
              id={`${id}-ask`}
              aria-labelledby={`${id}-ask ${id}`}
              aria-expanded={parts.why}
              aria-controls={parts.why ? `${id}-why` : undefined}
              onClick={() => setOpen({ ...parts, why: !parts.why })}
            >
              {t.why}
            </button>
          </Cluster>
        </Stack>
        <div className={styles.art} aria-hidden="true">
          <LazyPlant species={species} seed={prompt.id} growth={0.7} detail={0.6} ground={false} box="fit" decorative />
        </div>
      </Card>
    </div>
  )
}
