import { useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Field } from '#platform/web/ui/Field.tsx'
import { close, search } from '#platform/web/ui/icons/controls.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { journalMessages } from '../core/messages.ts'
import styles from './SearchField.module.css'

/** Searches while the person types. Shows the search syntax while the field is focused and empty. */
export function SearchField({ value, onChange }: { value: string; onChange: (query: string) => void }) {
  const t = useMessages(journalMessages).search
  const [isIn, setIn] = useState(false)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only watches whether the focus is inside
    <div
      className={styles.search}
      role="search"
      onFocus={() => setIn(true)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setIn(false)}
    >
      <Field label={t.label} labelHidden>
        <TextInput
          type="text"
          inputMode="search"
          enterKeyHint="search"
          icon={search}
          dir="auto"
          maxLength={500}
          value={value}
          placeholder={t.placeholder}
          onChange={onChange}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && value) {
              event.preventDefault()
              onChange('')
            }
          }}
        />
      </Field>
      {value && <IconButton className={styles.clear} size="sm" icon={close} label={t.clear} onClick={() => onChange('')} />}
      {isIn && !value && (
        <div className={styles.hints} role="group" aria-label={t.hints}>
          {t.examples.map((example) => (
            <button key={example} type="button" className={styles.hint} onClick={() => onChange(example)}>
              {example}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
