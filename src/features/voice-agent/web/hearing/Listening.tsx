import { useEffect, useRef, useState } from 'react'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { useWakeLock } from '#platform/web/page/use-wake-lock.ts'
import { canHear, hear, type HearingProblem } from '#platform/web/speech/hear.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { microphone } from '#platform/web/ui/icons/capture.ts'
import { stop } from '#platform/web/ui/icons/media.ts'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { voiceAgentMessages } from '../core/messages.ts'
import { isAccepted, keepAccepted } from '#platform/web/speech/accepted.ts'
import styles from './Listening.module.css'

/** Hands-free listening by the browser's own recognition, after the person has read where it may send the sound. */
export function Listening({ onHeard }: { onHeard: (text: string) => void }) {
  const t = useMessages(voiceAgentMessages)
  const { language } = useLocaleSettings()
  const [isOn, setOn] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState<HearingProblem>()
  const heard = useRef(onHeard)
  useEffect(() => {
    heard.current = onHeard
  })
  useWakeLock(isOn)
  useEffect(() => {
    if (!isOn) return
    return hear(
      language,
      (text) => heard.current(text),
      (found) => {
        setProblem(found)
        setOn(false)
      },
    )
  }, [isOn, language])

  if (!canHear()) return null
  const begin = () => {
    setProblem(undefined)
    setOn(true)
  }
  return (
    <div className={styles.listening}>
      {isAsking ? (
        <section aria-labelledby="voice-consent" className={styles.consent}>
          <h2 id="voice-consent">{t.consentTitle}</h2>
          <p>{t.consent}</p>
          <Cluster>
            <Button
              onClick={() => {
                keepAccepted()
                setAsking(false)
                begin()
              }}
            >
              {t.consentYes}
            </Button>
            <Button kind="quiet" onClick={() => setAsking(false)}>
              {t.consentNo}
            </Button>
          </Cluster>
        </section>
      ) : (
        <Button
          kind="soft"
          size="lg"
          icon={isOn ? stop : microphone}
          aria-pressed={isOn}
          onClick={() => (isOn ? setOn(false) : isAccepted() ? begin() : setAsking(true))}
        >
          {isOn ? t.listening : t.listen}
        </Button>
      )}
      <p role="status" className={styles.problem}>
        {problem && { refused: t.micRefused, away: t.micAway, failed: t.micFailed }[problem]}
      </p>
    </div>
  )
}
