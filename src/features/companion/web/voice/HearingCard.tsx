import { useMutation } from '@tanstack/react-query'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { mutationOf } from '#platform/web/query/mutation-of.ts'
import { keepAccepted } from '#platform/web/speech/accepted.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { TitledCard } from '#platform/web/ui/TitledCard.tsx'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { agreeToVoice, type VoiceState } from '../../contract-voice.ts'
import { voiceMessages } from './messages.ts'
import styles from './Voice.module.css'

type Props = { voice: VoiceState; onAgreed: () => void; onType: () => void }

/** Names the destination of audio before any is recorded. */
export function HearingCard({ voice: { hearing }, onAgreed, onType }: Props) {
  const t = useMessages(voiceMessages).ask
  const agree = useMutation({ ...mutationOf(agreeToVoice), onSuccess: onAgreed, onError: onAgreed })
  return (
    <TitledCard title={t.hearing} pad="lg" gap={5}>
      <p>{hearing ? t.service(hearing.destination) : t.browser}</p>
      <p role="alert" className={styles.soft}>
        {agree.error ? agree.error.message || t.failed : ''}
      </p>
      <Cluster>
        <Button
          size="lg"
          loading={agree.isPending}
          onClick={() => {
            if (hearing) return agree.mutate({ body: { service: 'hearing', destination: hearing.destination } })
            keepAccepted()
            onAgreed()
          }}
        >
          {t.yes}
        </Button>
        <Button size="lg" kind="quiet" onClick={onType}>
          {t.no}
        </Button>
      </Cluster>
    </TitledCard>
  )
}
