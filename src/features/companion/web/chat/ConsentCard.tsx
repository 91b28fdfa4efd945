import { ModelConsent, type ConsentCalls } from '#platform/web/ai/ModelConsent.tsx'
import { call } from '#platform/web/api/call.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { TitledCard } from '#platform/web/ui/TitledCard.tsx'
import { agreeToChat, getChat, withdrawFromChat, type ChatState } from '../../contract-chat.ts'
import styles from './Chat.module.css'
import { chatMessages } from './messages.ts'

const calls: ConsentCalls = {
  agree: (shown) => call(agreeToChat, { body: { ...shown, isAdult: true } }),
  withdraw: () => call(withdrawFromChat),
  refresh: [getChat.path],
}

/** Describes the model, the destination of messages and the exact instructions; then two presses give consent. */
export default function ConsentCard({ state, onAgreed }: { state: ChatState; onAgreed: () => void }) {
  const { consent } = useMessages(chatMessages)
  return (
    <TitledCard title={consent.title} pad="lg" className={styles.consent}>
      <ModelConsent
        state={state}
        words={consent}
        calls={calls}
        instructions={state.instructions}
        confirm={{ label: consent.adult, needed: consent.adultNeeded }}
        onAgreed={onAgreed}
      />
    </TitledCard>
  )
}
