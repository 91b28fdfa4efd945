import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { stop } from '#platform/web/ui/icons/media.ts'
import { useEngine, type HearingBy } from '../voice/engine/use-engine.ts'
import styles from './Chat.module.css'
import { chatMessages } from './messages.ts'

type Props = { hearingBy: HearingBy; onHeard: (text: string) => void; onEnd: () => void }

/** Writes recognised speech into the field, for reading before it is sent. It sends no message. */
export default function Dictation({ hearingBy, onHeard, onEnd }: Props) {
  const t = useMessages(chatMessages).dictation
  return hearingBy === 'none' ? (
    <p className={styles.soft} role="status">
      {t.ask} <Link to="/voice-chat">{t.toVoice}</Link>{' '}
      <Button kind="quiet" size="sm" onClick={onEnd}>
        {t.close}
      </Button>
    </p>
  ) : (
    <Listening hearingBy={hearingBy} onHeard={onHeard} onEnd={onEnd} />
  )
}

function Listening({ hearingBy, onHeard, onEnd }: Props) {
  const t = useMessages(chatMessages).dictation
  const { language } = useLocaleSettings()
  // It only listens: nothing is spoken.
  const { engine, state } = useEngine({ language, hearingBy, speakingBy: 'browser', onHeard, onInterrupted: () => {} })
  const [isEnding, setEnding] = useState(false)
  useEffect(() => void engine.handsFree(), [engine])
  // Speech before the press is still recognised.
  const isOver = isEnding && state.listening === 'off'
  useEffect(() => {
    if (isOver) onEnd()
  }, [isOver, onEnd])
  const { problem } = state
  const words =
    problem === undefined
      ? t.status[state.listening]
      : problem.kind === 'microphone'
        ? t.microphone[problem.why]
        : problem.kind === 'service'
          ? problem.words || t.failed
          : problem.kind === 'offline'
            ? t.offline
            : t.unclear
  return (
    <p className={styles.soft}>
      <span role="status">{words}</span>{' '}
      <Button
        kind="soft"
        size="sm"
        icon={stop}
        loading={isEnding}
        onClick={() => {
          setEnding(true)
          engine.release()
        }}
      >
        {t.stop}
      </Button>
    </p>
  )
}
