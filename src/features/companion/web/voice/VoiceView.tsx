import { useState } from 'react'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { isAccepted } from '#platform/web/speech/accepted.ts'
import { canHear } from '#platform/web/speech/hear.ts'
import { SegmentedControl } from '#platform/web/ui/SegmentedControl.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import type { ChatState } from '../../contract-chat.ts'
import type { VoiceState } from '../../contract-voice.ts'
import ConsentCard from '../chat/ConsentCard.tsx'
import type { HearingBy, SpeakingBy } from './engine/use-engine.ts'
import { HearingCard } from './HearingCard.tsx'
import { voiceMessages } from './messages.ts'
import { Places } from './Places.tsx'
import { TalkByVoice } from './TalkByVoice.tsx'
import { VoiceConversation } from './VoiceConversation.tsx'
import styles from './Voice.module.css'

type Props = { chat: ChatState; voice: VoiceState; onChange: () => void }

/** Consent first, then one large button. */
export default function VoiceView({ chat, voice, onChange }: Props) {
  const t = useMessages(voiceMessages)
  const { language } = useLocaleSettings()
  const [mode, setMode] = useState<'conversation' | 'talk'>(chat.model ? 'conversation' : 'talk')
  // The choice of typing lasts for this visit; the next one asks again.
  const [isTyping, setTyping] = useState(false)
  const [isBrowserAccepted, setBrowserAccepted] = useState(isAccepted)

  const canBrowser = voice.hearing === null && canHear()
  const hearingBy: HearingBy = isTyping
    ? 'none'
    : voice.hearing?.isAgreed
      ? 'service'
      : canBrowser && isBrowserAccepted
        ? 'browser'
        : 'none'
  const speakingBy: SpeakingBy = voice.speaking.service?.isAgreed || voice.speaking.own.includes(language) ? 'server' : 'browser'
  const mayAsk = voice.hearing ? !voice.hearing.isAgreed : canBrowser && !isBrowserAccepted
  const isAsked = mayAsk && !isTyping
  const needsConsent = mode === 'conversation' && chat.model !== null && !chat.consent?.current
  // A change of language, recognition or synthesis creates a new engine; the messages stay in the thread.
  const ways = `${language} ${hearingBy} ${speakingBy}`

  return (
    <Stack gap={6} className={styles.page}>
      {/* The help card has a heading of level 3 and comes before all others, so the page needs this level 2. */}
      <h2 className="visually-hidden">{mode === 'conversation' ? t.conversation : t.checkIn}</h2>
      {chat.model ? (
        <SegmentedControl
          label={t.which}
          options={[
            { value: 'conversation', label: t.conversation },
            { value: 'talk', label: t.checkIn },
          ]}
          value={mode}
          onChange={setMode}
        />
      ) : (
        <p className={styles.soft}>{t.noModel}</p>
      )}
      {needsConsent && chat.model ? (
        <ConsentCard state={chat} onAgreed={onChange} />
      ) : isAsked ? (
        <HearingCard
          voice={voice}
          onAgreed={() => {
            if (voice.hearing) onChange()
            else setBrowserAccepted(true)
          }}
          onType={() => setTyping(true)}
        />
      ) : mode === 'conversation' && chat.model ? (
        <VoiceConversation key={ways} model={chat.model} hearingBy={hearingBy} speakingBy={speakingBy} />
      ) : (
        <TalkByVoice key={ways} hearingBy={hearingBy} speakingBy={speakingBy} />
      )}
      {!needsConsent && !isAsked && (
        <Places
          voice={voice}
          hearingBy={hearingBy}
          speakingBy={speakingBy}
          canBrowser={canBrowser}
          onSpeak={isTyping ? () => setTyping(false) : undefined}
          onChange={onChange}
        />
      )}
    </Stack>
  )
}
