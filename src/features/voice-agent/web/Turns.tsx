import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { undo as undoIcon } from '#platform/web/ui/icons/actions.ts'
import type { Turn } from './agent/turn.ts'
import { voiceAgentMessages } from './core/messages.ts'
import styles from './VoiceAgent.module.css'

type Props = {
  turns: readonly Turn[]
  onConfirm: (id: number) => Promise<void>
  onDecline: (id: number) => void
  onUndo: (id: number) => Promise<void>
  onChoose: (id: number, at: number) => Promise<void>
}

/** The log of utterances and answers, newest on top and largest. */
export function Turns({ turns, ...actions }: Props) {
  const t = useMessages(voiceAgentMessages)
  if (turns.length === 0) return null
  return (
    <section aria-label={t.log}>
      <ul role="list" className={styles.turns}>
        {turns.toReversed().map((turn) => (
          <li key={turn.id} className={styles.turn}>
            <p className={styles.heard} dir="auto">
              {t.heard(turn.heard)}
            </p>
            <Answered turn={turn} {...actions} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Answered({ turn: { id, answer }, onConfirm, onDecline, onUndo, onChoose }: { turn: Turn } & Omit<Props, 'turns'>) {
  const t = useMessages(voiceAgentMessages)
  if (answer.kind === 'thinking') return <p className={styles.words}>{t.thinking}</p>
  if (answer.kind === 'care') return <p className={styles.words}>{t.care}</p>
  return (
    <>
      <p className={styles.words} dir="auto">
        {answer.words}
      </p>
      {answer.kind === 'proposed' && (
        <div className={styles.actions}>
          <Button size="lg" onClick={() => void onConfirm(id)}>
            {t.yes}
          </Button>
          <Button size="lg" kind="soft" onClick={() => onDecline(id)}>
            {t.no}
          </Button>
        </div>
      )}
      {answer.kind === 'asked' && (
        <div className={styles.actions}>
          {answer.choices.map(({ label }, at) => (
            <Button key={label} kind="soft" onClick={() => void onChoose(id, at)}>
              {label}
            </Button>
          ))}
          <Button kind="quiet" onClick={() => onDecline(id)}>
            {t.no}
          </Button>
        </div>
      )}
      {answer.kind === 'answered' && answer.undo && (
        <div className={styles.actions}>
          <Button kind="soft" icon={undoIcon} onClick={() => void onUndo(id)}>
            {t.undo}
          </Button>
        </div>
      )}
      {answer.kind !== 'asked' && answer.links.length > 0 && (
        <ul role="list" className={styles.links}>
          {answer.links.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} viewTransition className={styles.link}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
