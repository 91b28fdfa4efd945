import { useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { canShareWords, shareWords } from '#platform/web/files/share.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { copy, share } from '#platform/web/ui/icons/actions.ts'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { talkMessages } from './messages.ts'
import styles from './Talk.module.css'

/** A first sentence to somebody, to change, copy, or hand to another app. It is sent by nobody here. */
export function MessageAction({ first }: { first: string }) {
  const t = useMessages(talkMessages)
  const [text, setText] = useState(first)
  const canShare = canShareWords()

  async function copyText(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      toast({ title: t.copied, tone: 'good' })
    } catch {
      toast({ title: t.notCopied, tone: 'destructive' })
    }
  }
  return (
    <div className={styles.message}>
      <Field label={t.messageLabel} hint={t.messageOwn}>
        <TextArea rows={3} dir="auto" maxLength={1000} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      <p className={styles.messageWays}>
        {canShare && (
          // Whoever closes the system's own sheet has decided; there is nothing to say.
          <Button icon={share} onClick={() => void shareWords(text).catch(() => {})}>
            {t.share}
          </Button>
        )}
        <Button kind={canShare ? 'soft' : 'primary'} icon={copy} onClick={() => void copyText()}>
          {t.copy}
        </Button>
      </p>
    </div>
  )
}
