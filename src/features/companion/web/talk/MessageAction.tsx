import { useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { canShareWords, shareWords } from '#platform/web/files/share.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { copy, share } from '#platform/web/ui/icons/actions.ts'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { talkMessages } from './messages.ts'
import styles from './Talk.module.css'

/** A draft of a message to another person, to edit, copy or share. It is not sent from here. */
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
        <TextArea rows={3} dir="auto" maxLength={1000} value={text} onChange={setText} />
      </Field>
      <Cluster as="p" gap={2}>
        {canShare && (
          // Closing the system's share sheet is a decision, so it needs no message.
          <Button icon={share} onClick={() => void shareWords(text).catch(() => {})}>
            {t.share}
          </Button>
        )}
        <Button kind={canShare ? 'soft' : 'primary'} icon={copy} onClick={() => void copyText()}>
          {t.copy}
        </Button>
      </Cluster>
    </div>
  )
}
