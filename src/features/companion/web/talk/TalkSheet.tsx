import { useEffect, useState } from 'react'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Sheet } from '#platform/web/ui/Sheet.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { TALKS } from '../../talks/catalog.ts'
import { fitting } from '../../talks/core/engine.ts'
import type { AskedId, Talk } from '../../talks/core/talk.ts'
import { deleteTalk, storeTalk, type StoredTalk } from './stored-talk.ts'
import { talkMessages } from './messages.ts'
import styles from './Talk.module.css'
import { TalkView } from './TalkView.tsx'

type Props = {
  stored: StoredTalk
  userId: string
  /** Closed; `left` is the check-in if it is not finished. */
  onLeave: (left: StoredTalk | undefined) => void
  onAsk: (id: AskedId) => void
}

/** A check-in from its first question to an action. Its file loads when it is opened. */
export function TalkSheet({ stored, userId, onLeave, onAsk }: Props) {
  const t = useMessages(talkMessages)
  const { language } = useLocaleSettings()
  const [talk, setTalk] = useState<Talk>()
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [latest, setLatest] = useState(stored)

  useEffect(() => {
    let isHere = true
    TALKS[stored.talk].load().then(
      (file) => isHere && setTalk(file.default),
      () => isHere && setFailed(true),
    )
    return () => {
      isHere = false
    }
  }, [stored.talk, attempt])

  const isStarted = (one: StoredTalk) => (Array.isArray(one.steps) && one.steps.length > 0) || one.text !== ''
  const goodbye = () => {
    void deleteTalk(userId)
    onLeave(undefined)
  }
  return (
    <Sheet
      onClose={() => {
        if (isStarted(latest)) onLeave(latest)
        else goodbye()
      }}
      title={TALKS[stored.talk][language]}
    >
      <div className={styles.talk} data-area="companion">
        {talk ? (
          <TalkView
            name={TALKS[stored.talk][language]}
            talk={talk}
            started={{ steps: fitting(talk, stored.steps), text: stored.text }}
            onChange={(steps, text) => {
              const next = { talk: stored.talk, steps, text }
              setLatest(next)
              void (isStarted(next) ? storeTalk(userId, next) : deleteTalk(userId))
            }}
            onGoodbye={() => {
              goodbye()
              toast({ title: t.goodbye, description: t.goodbyeText })
            }}
            onDone={goodbye}
            onAsk={(id) => {
              void deleteTalk(userId)
              onAsk(id)
            }}
          />
        ) : hasFailed ? (
          <ErrorState
            title={t.failed}
            text={t.failedText}
            onRetry={() => {
              setFailed(false)
              setAttempt(attempt + 1)
            }}
          />
        ) : (
          <Skeleton lines={3} />
        )}
      </div>
    </Sheet>
  )
}
