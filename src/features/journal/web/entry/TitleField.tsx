import { type RefObject, useEffect } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { MAX_TITLE } from '../../contract/records.ts'
import { onOneLine } from '#platform/markdown/trim.ts'
import { entryMessages } from '../core/entry-messages.ts'
import styles from './TitleField.module.css'

interface TitleFieldProps {
  field: RefObject<HTMLTextAreaElement | null>
  initial: string
  isReadOnly: boolean
  onType: (read: () => string) => void
  /** Called on Enter or arrow down, to move to the text. */
  onDone: () => void
}

/** The optional title. The field is uncontrolled, so that a key press causes no render. */
export function TitleField({ field, initial, isReadOnly, onType, onDone }: TitleFieldProps) {
  const t = useMessages(entryMessages).entry
  useEffect(() => {
    const element = field.current
    // For browsers without `field-sizing`.
    if (!element || CSS.supports?.('field-sizing', 'content')) return
    const fit = () => {
      element.style.setProperty('block-size', 'auto')
      element.style.setProperty('block-size', `${element.scrollHeight}px`)
    }
    fit()
    element.addEventListener('input', fit)
    return () => element.removeEventListener('input', fit)
  }, [field])
  return (
    <textarea
      ref={field}
      className={styles.title}
      dir="auto"
      rows={1}
      defaultValue={initial}
      maxLength={MAX_TITLE}
      readOnly={isReadOnly}
      placeholder={t.titlePlaceholder}
      aria-label={t.title}
      onChange={(event) => {
        const { target } = event
        onType(() => onOneLine(target.value))
      }}
      onKeyDown={(event) => {
        if ((event.key === 'Enter' && !event.nativeEvent.isComposing) || (event.key === 'ArrowDown' && isAtEnd(event.currentTarget))) {
          event.preventDefault()
          onDone()
        }
      }}
    />
  )
}

const isAtEnd = (field: HTMLTextAreaElement): boolean => field.selectionStart === field.value.length
