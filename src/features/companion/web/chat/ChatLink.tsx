import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { buttonClass } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import type { ChatState } from '../../contract-chat.ts'
import styles from './ChatLink.module.css'
import { chatMessages } from './messages.ts'

/** The card that leads to a conversation: first on the page where a model is configured. */
export default function ChatLink({ state }: { state: ChatState }) {
  const { door: t, threads } = useMessages(chatMessages)
  return (
    <Card as="section" look="tinted" pad="lg" className={styles.card} aria-labelledby="companion-talk">
      <h2 id="companion-talk">{t.title(state.settings.name)}</h2>
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
    </Card>
  )
}
