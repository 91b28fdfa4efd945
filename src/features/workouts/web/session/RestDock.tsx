import { clock } from '#platform/web/i18n/clock.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { minus, plus } from '#platform/web/ui/icons/controls.ts'
import type { Session } from '../../training/session.ts'
import { sessionMessages } from './messages.ts'
import { soundAfter, stopRestSound } from './rest-sound.ts'
import styles from './RestDock.module.css'
import { useRest } from './use-rest.ts'

/** The current rest, above the bar: it can be extended, shortened or ended. */
export function RestDock({ session, hasSound }: { session: Session; hasSound: boolean }) {
  const t = useMessages(sessionMessages)
  const rest = useRest(session)
  if (!rest) return null
  const add = (seconds: number) => {
    rest.add(seconds)
    if (hasSound) soundAfter(rest.left + seconds)
  }
  return (
    <section className={styles.dock} aria-label={t.rest.title}>
      <div className={styles.track} style={{ '--part': rest.left / Math.max(1, rest.seconds) } as React.CSSProperties} />
      <IconButton icon={minus} size="lg" label={t.rest.less} onClick={() => add(-15)} />
      <span className={styles.time} role="timer">
        {clock(rest.left)}
      </span>
      <IconButton icon={plus} size="lg" label={t.rest.more} onClick={() => add(15)} />
      <Button
        kind="soft"
        size="lg"
        onClick={() => {
          rest.skip()
          stopRestSound()
        }}
      >
        {t.rest.skip}
      </Button>
    </section>
  )
}
