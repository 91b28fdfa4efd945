import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { mutationOf } from '#platform/web/query/mutation-of.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { agreeToChat, type ChatState } from '../../contract-chat.ts'
import styles from './Chat.module.css'
import { Exact } from './Exact.tsx'
import { chatMessages } from './messages.ts'

type Props = { state: ChatState; model: NonNullable<ChatState['model']>; onAgreed: () => void }

/** What it is, where words go, and the very words it is told; then two presses. */
export default function ConsentCard({ state, model, onAgreed }: Props) {
  const t = useMessages(chatMessages)
  const id = useId()
  const [isAdult, setAdult] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const agree = useMutation({ ...mutationOf(agreeToChat), onSuccess: onAgreed, onError: onAgreed })
  return (
    <Card as="section" pad="lg" className={styles.consent} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.consentTitle}>
        {t.consent.title}
      </h2>
      {state.consent && !state.consent.current && <p>{t.consent.again}</p>}
      <p>{t.consent.what}</p>
      <p>{model.local ? t.consent.local : t.consent.goesTo(model.destination)}</p>
      <p>{t.consent.kept}</p>
      <Exact title={t.consent.exact} text={state.instructions} />
      <label className={styles.adult}>
        <input
          type="checkbox"
          checked={isAdult}
          aria-describedby={isAsked && !isAdult ? `${id}-adult` : undefined}
          onChange={({ target }) => setAdult(target.checked)}
        />
        {t.consent.adult}
      </label>
      <p id={`${id}-adult`} role="alert" className={styles.soft}>
        {isAsked && !isAdult ? t.consent.adultNeeded : agree.error ? agree.error.message || t.consent.failed : ''}
      </p>
      <div>
        <Button
          loading={agree.isPending}
          onClick={() => {
            setAsked(true)
            if (isAdult) agree.mutate({ body: { destination: model.destination, model: model.model, isAdult: true } })
          }}
        >
          {t.consent.agree}
        </Button>
      </div>
    </Card>
  )
}
