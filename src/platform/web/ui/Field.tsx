import { createContext, type ReactNode, use, useId } from 'react'
import { useMessages } from '../i18n/messages.ts'
import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import { warning } from './icons/controls.ts'
import { uiMessages } from './messages.ts'
import styles from './Field.module.css'

/** Attributes for a control inside a Field, so that screen readers read label, hint and error with it. */
export interface FieldWiring {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  required?: true
}

const FieldContext = createContext<FieldWiring | undefined>(undefined)

/** For controls: the surrounding Field's wiring; explicit props win over it. */
export function useField(): Partial<FieldWiring> {
  return use(FieldContext) ?? {}
}

interface FieldProps {
  label: ReactNode
  /** A hint that is shown before typing. */
  hint?: ReactNode
  /** The error and how to correct it; read aloud when it appears. */
  error?: ReactNode
  /** Adds the word "optional"; required fields carry no mark. */
  optional?: boolean
  required?: boolean
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean
  /** Shown at the end of the label, e.g. a link "Forgot?". */
  aside?: ReactNode
  className?: string | undefined
  children: ReactNode
}

export function Field({
  label,
  hint,
  error,
  optional = false,
  required = false,
  labelHidden = false,
  aside,
  className,
  children,
}: FieldProps) {
  const id = useId()
  const t = useMessages(uiMessages)
  const described = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ')
  const wiring: FieldWiring = {
    id,
    ...(described && { 'aria-describedby': described }),
    ...(error ? { 'aria-invalid': true as const } : {}),
    ...(required && { required: true as const }),
  }
  return (
    <div className={cx(styles.field, className)}>
      <div className={cx(styles.top, labelHidden && !aside && 'visually-hidden')}>
        <label htmlFor={id} className={cx(styles.label, labelHidden && 'visually-hidden')}>
          {label}
          {optional && <span className={styles.optional}> · {t.optional}</span>}
        </label>
        {aside}
      </div>
      <FieldContext value={wiring}>{children}</FieldContext>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div aria-live="polite" className={styles.live}>
        {error && (
          <p id={`${id}-error`} className={styles.error}>
            <Icon of={warning} size={18} />
            <span>{error}</span>
          </p>
        )}
      </div>
    </div>
  )
}
