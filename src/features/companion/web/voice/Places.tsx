import { useMutation } from '@tanstack/react-query'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { mutationOf } from '#platform/web/query/mutation-of.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { chevronDown } from '#platform/web/ui/icons/controls.ts'
import { agreeToVoice, withdrawFromVoice, type VoiceState } from '../../contract-voice.ts'
import type { HearingBy, SpeakingBy } from './engine/use-engine.ts'
import { voiceMessages } from './messages.ts'
import styles from './Voice.module.css'

type Props = {
  voice: VoiceState
  hearingBy: HearingBy
  speakingBy: SpeakingBy
  canBrowser: boolean
  /** Switches from typing back to speaking. */
  onSpeak: (() => void) | undefined
  onChange: () => void
}

/** Destinations of audio and text, and the way to change them. */
export function Places({ voice, hearingBy, speakingBy, canBrowser, onSpeak, onChange }: Props) {
  const t = useMessages(voiceMessages)
  const agree = useMutation({ ...mutationOf(agreeToVoice), onSettled: onChange })
  const withdraw = useMutation({ ...mutationOf(withdrawFromVoice), onSettled: onChange })
  const { hearing, speaking } = voice
  const { service } = speaking
  const hears =
    hearingBy === 'service' && hearing
      ? t.places.hears(hearing.destination)
      : hearingBy === 'browser'
        ? t.places.hearsBrowser
        : t.places.hearsNot
  const speaks = service?.isAgreed
    ? t.places.service(service.destination)
    : speakingBy === 'server'
      ? t.places.ownVoice
      : t.places.deviceVoice
  return (
    <details className={styles.places}>
      <summary>
        {t.places.title}
        <Icon of={chevronDown} size={18} />
      </summary>
      <div className={styles.placesWords}>
        <p>{hears}</p>
        {hearingBy === 'none' && !hearing && !canBrowser && <p>{t.ask.neither}</p>}
        {onSpeak && (hearing !== null || canBrowser) && (
          <Button kind="soft" size="sm" onClick={onSpeak}>
            {t.ask.speak}
          </Button>
        )}
        {hearing?.isAgreed && (
          <Button kind="quiet" size="sm" loading={withdraw.isPending} onClick={() => withdraw.mutate({ params: { service: 'hearing' } })}>
            {t.places.takeBackHearing}
          </Button>
        )}
        <p>{speaks}</p>
        {service && !service.isAgreed && (
          <>
            <p>{t.places.offer(service.destination)}</p>
            <Button
              kind="soft"
              size="sm"
              loading={agree.isPending}
              onClick={() => agree.mutate({ body: { service: 'speaking', destination: service.destination } })}
            >
              {t.places.agree}
            </Button>
          </>
        )}
        {service?.isAgreed && (
          <Button kind="quiet" size="sm" loading={withdraw.isPending} onClick={() => withdraw.mutate({ params: { service: 'speaking' } })}>
            {t.places.takeBack}
          </Button>
        )}
      </div>
    </details>
  )
}
