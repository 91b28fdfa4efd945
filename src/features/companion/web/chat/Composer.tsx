import { lazy, Suspense, useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { microphone } from '#platform/web/ui/icons/capture.ts'
import type { HearingBy } from '../voice/engine/use-engine.ts'
import { Field } from '#platform/web/ui/Field.tsx'
import { send } from '#platform/web/ui/icons/tools.ts'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { useMediaQuery } from '#platform/web/ui/use-media-query.ts'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { MOST_LETTERS } from '../../contract-chat.ts'
import styles from './Chat.module.css'
import { chatMessages } from './messages.ts'

const Dictation = lazy(() => import('./Dictation.tsx'))

type Props = {
  text: string
  isBusy: boolean
  isStopping: boolean
  isEditing: boolean
  /** A change moves the focus into the field. */
  focusOn: string | undefined
  allowance: { used: number; limit: number } | undefined
  onText: (text: string) => void
  onSend: () => void
  onStop: () => void
  onCancelEdit: () => void
  /** How speech is recognised here; undefined: not at all, or not loaded yet. */
  hearingBy: HearingBy | undefined
}

/** From this number of remaining messages on, the field shows it. */
const FEW_LEFT = 10

/** The field at the foot. Enter sends where there is a keyboard; on a phone, Enter inserts a new line. */
export function Composer({
  text,
  isBusy,
  isStopping,
  isEditing,
  focusOn,
  allowance,
  onText,
  onSend,
  onStop,
  onCancelEdit,
  hearingBy,
}: Props) {
  const t = useMessages(chatMessages)
  const field = useRef<HTMLTextAreaElement>(null)
  const [isDictating, setDictating] = useState(false)
  const endDictation = useCallback(() => setDictating(false), [])
  const latest = useRef(text)
  useEffect(() => {
    latest.current = text
  })
  const addWords = (words: string) => {
    latest.current = [latest.current.trimEnd(), words].filter(Boolean).join(' ')
    onText(latest.current)
  }
  const hasKeys = useMediaQuery('(hover: hover) and (pointer: fine)')
  const over = text.trim().length - MOST_LETTERS
  const canSend = text.trim() !== '' && over <= 0 && !isBusy
  const left = allowance && allowance.limit - allowance.used
  useEffect(() => {
    if (focusOn !== undefined) field.current?.focus()
  }, [focusOn])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isEditing) return onCancelEdit()
    // Enter that ends a composition of an input method does not send.
    if (event.key !== 'Enter' || event.shiftKey || !hasKeys || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (canSend) onSend()
  }
  return (
    <Stack
      as="form"
      gap={3}
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
            onChange={onText}
            onKeyDown={onKeyDown}
          />
        </Field>
        {hearingBy !== undefined && (
          <IconButton
            icon={microphone}
            label={t.dictation.begin}
            pressed={isDictating}
            disabled={isBusy || isDictating}
            onClick={() => setDictating(true)}
          />
        )}
        {isBusy ? (
          <Button kind="soft" loading={isStopping} onClick={onStop}>
            {t.stop}
          </Button>
        ) : (
          <IconButton type="submit" kind="primary" icon={send} label={t.send} disabled={!canSend} />
        )}
      </div>
      {isDictating && hearingBy !== undefined && (
        <Suspense fallback={<p className={styles.soft}>{t.dictation.status.opening}</p>}>
          <Dictation hearingBy={hearingBy} onHeard={addWords} onEnd={endDictation} />
        </Suspense>
      )}
      <p className={styles.soft}>
        {[hasKeys && t.keys, left !== undefined && left <= FEW_LEFT && t.left(Math.max(0, left))].filter(Boolean).join(' ')}
      </p>
    </Stack>
  )
}
