import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { send } from '#platform/web/ui/icons/actions.ts'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { useMediaQuery } from '#platform/web/ui/use-media-query.ts'
import { MOST_LETTERS } from '../../contract-chat.ts'
import styles from './Chat.module.css'
import { chatMessages } from './messages.ts'

type Props = {
  text: string
  isBusy: boolean
  isStopping: boolean
  isEditing: boolean
  /** Changes when the field is to be written in. */
  focusOn: string | undefined
  allowance: { used: number; limit: number } | undefined
  onText: (text: string) => void
  onSend: () => void
  onStop: () => void
  onCancelEdit: () => void
}

/** Few are left from here on, and that is said. */
const FEW_LEFT = 10

/** The field at the foot. Enter sends where there is a keyboard; on a phone, Enter is a new line. */
export function Composer({ text, isBusy, isStopping, isEditing, focusOn, allowance, onText, onSend, onStop, onCancelEdit }: Props) {
  const t = useMessages(chatMessages)
  const field = useRef<HTMLTextAreaElement>(null)
  const hasKeys = useMediaQuery('(hover: hover) and (pointer: fine)')
  const over = text.trim().length - MOST_LETTERS
  const canSend = text.trim() !== '' && over <= 0 && !isBusy
  const left = allowance && allowance.limit - allowance.used
  useEffect(() => {
    if (focusOn !== undefined) field.current?.focus()
  }, [focusOn])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isEditing) return onCancelEdit()
    // A word that is being put together is not a message yet.
    if (event.key !== 'Enter' || event.shiftKey || !hasKeys || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (canSend) onSend()
  }
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault()
        if (canSend) onSend()
      }}
    >
      {isEditing && (
        <p className={styles.soft}>
          {t.editing}{' '}
          <Button kind="quiet" size="sm" onClick={onCancelEdit}>
            {t.cancel}
          </Button>
        </p>
      )}
      <div className={styles.composerLine}>
        <Field label={t.write} labelHidden className={styles.composerField} error={over > 0 ? t.tooLong(MOST_LETTERS, over) : undefined}>
          <TextArea
            ref={field}
            rows={1}
            dir="auto"
            className={styles.field}
            placeholder={t.placeholder}
            value={text}
            onChange={({ target }) => onText(target.value)}
            onKeyDown={onKeyDown}
          />
        </Field>
        {isBusy ? (
          <Button kind="soft" loading={isStopping} onClick={onStop}>
            {t.stop}
          </Button>
        ) : (
          <Button type="submit" icon={send} disabled={!canSend}>
            {t.send}
          </Button>
        )}
      </div>
      <p className={styles.soft}>
        {[hasKeys && t.keys, left !== undefined && left <= FEW_LEFT && t.left(Math.max(0, left))].filter(Boolean).join(' ')}
      </p>
    </form>
  )
}
