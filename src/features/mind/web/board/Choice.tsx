import type { ReactNode } from 'react'
import { cx } from '#platform/web/ui/cx.ts'
import styles from './Board.module.css'

interface ChoiceProps {
  /** For screen readers; visible if there are no children. */
  label: string
  /** Keyboard shortcut. */
  keyName?: string
  onChoose: (event: Event) => void
  disabled?: boolean
  pressed?: boolean
  className?: string | undefined
  style?: React.CSSProperties
  children?: ReactNode
}

/** An answer button: the answer is taken on pointer down, with the time stamp of that event. */
export function Choice({ label, keyName, onChoose, disabled = false, pressed, className, style, children }: ChoiceProps) {
  return (
    <button
      type="button"
      className={cx(styles.choice, className)}
      style={style}
      aria-label={label}
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      aria-keyshortcuts={keyName}
      onPointerDown={(event) => {
        if (disabled || event.button !== 0) return
        event.preventDefault()
        onChoose(event.nativeEvent)
      }}
      onClick={(event) => {
        // Enter, Space and assistive technology press without a pointer.
        if (!disabled && event.detail === 0) onChoose(event.nativeEvent)
      }}
    >
      {children ?? <span>{label}</span>}
      {keyName && (
        <kbd className={styles.key} aria-hidden="true">
          {KEYS[keyName] ?? keyName}
        </kbd>
      )}
    </button>
  )
}

const KEYS: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Space: '␣',
  Enter: '↵',
  Backspace: '⌫',
}
