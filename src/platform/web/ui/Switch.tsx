import { type ReactNode, useId } from 'react'
import styles from './Switch.module.css'

interface SwitchProps {
  label: ReactNode
  /** A line under the label. */
  hint?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
  /** Keeps the label for screen readers only (in a ListRow that already shows it). */
  labelHidden?: boolean
}

/** An on/off switch that takes effect at once, without a save button. */
export function Switch({ label, hint, checked, onChange, disabled = false, labelHidden = false }: SwitchProps) {
  const id = useId()
  return (
    <div className={styles.row}>
      <div className={labelHidden ? 'visually-hidden' : styles.words}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className={styles.hint}>
            {hint}
          </p>
        )}
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className={styles.switch}
        checked={checked}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
  )
}
