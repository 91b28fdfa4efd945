import type { FormEvent } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { send } from '#platform/web/ui/icons/tools.ts'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { voiceMessages } from './messages.ts'
import styles from './Voice.module.css'

/** Most letters of a line. */
const MOST_LETTERS = 2000

type Props = { text: string; label?: string; placeholder?: string | undefined; onText: (text: string) => void; onSend: () => void }

/** A line for typing, which every mode offers. */
export function TypeLine({ text, label, placeholder, onText, onSend }: Props) {
  const t = useMessages(voiceMessages)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') onSend()
  }
  return (
    <Cluster onSubmit={submit} as="form" align="end">
      <Field label={label ?? t.type} className={styles.typeField}>
        <TextInput
          dir="auto"
          enterKeyHint="send"
          maxLength={MOST_LETTERS}
          placeholder={placeholder ?? t.placeholder}
          value={text}
          onChange={onText}
        />
      </Field>
      <Button type="submit" kind="soft" icon={send} disabled={text.trim() === ''}>
        {t.send}
      </Button>
    </Cluster>
  )
}
