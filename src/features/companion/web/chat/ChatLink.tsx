import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { buttonClass } from '#platform/web/ui/Button.tsx'
import { TitledCard } from '#platform/web/ui/TitledCard.tsx'
import type { ChatState } from '../../contract-chat.ts'
import styles from './ChatLink.module.css'
import { chatMessages } from './messages.ts'

/** The card that leads to a conversation: first on the page where a model is configured. */
export default function ChatLink({ state }: { state: ChatState }) {
  const { door: t, threads } = useMessages(chatMessages)
  return (
    <TitledCard title={t.title(state.settings.name)} look="tinted" pad="lg" gap={2} className={styles.card}>
      <p>{t.text}</p>
      <p className={styles.ways}>
        <Link to="/my-ai-bestfriend/talk" viewTransition className={buttonClass({ size: 'lg' })}>
          {t.begin}
        </Link>
        {state.consent?.current && (
          <Link to="/my-ai-bestfriend/talk?list" viewTransition className={buttonClass({ kind: 'quiet' })}>
            {threads.title}
          </Link>
        )}
      </p>
    </TitledCard>
  )
}
