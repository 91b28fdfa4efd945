import { useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { check, close } from '#platform/web/ui/icons/controls.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { entryMessages } from '../core/entry-messages.ts'
import styles from './AddInline.module.css'

interface AddInlineProps {
  label: string
  maxLength: number
  onAdd: (name: string) => void
  onDone: () => void
}

/** An inline field to add a new name to a list. */
export function AddInline({ label, maxLength, onAdd, onDone }: AddInlineProps) {
  const t = useMessages(entryMessages).details
  const [name, setName] = useState('')
  return (
    <Cluster
      as="form"
      gap={2}
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim()) onAdd(name.trim())
        onDone()
      }}
    >
      <Field label={label} labelHidden className={styles.addField}>
        <TextInput
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just asked for this field
          autoFocus
          dir="auto"
          value={name}
          maxLength={maxLength}
          placeholder={label}
          onChange={setName}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            event.stopPropagation()
            onDone()
          }}
        />
      </Field>
      <IconButton type="submit" icon={check} label={t.add} kind="soft" />
      <IconButton icon={close} label={t.leave} onClick={onDone} />
    </Cluster>
  )
}
