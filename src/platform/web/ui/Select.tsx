import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { useField } from './Field.tsx'
import control from './control.module.css'
import styles from './Select.module.css'

interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}

interface SelectProps extends Omit<ComponentProps<'select'>, 'children' | 'multiple'> {
  options: readonly SelectOption[]
  /** Shown while nothing is chosen; cannot be chosen itself. */
  placeholder?: string
}

/** The browser's own select: the phone's wheel where there is one, and our look for the list where the browser allows it. */
export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  const field = useField()
  return (
    <select {...field} {...rest} className={cx(control.control, styles.select, className)}>
      {placeholder !== undefined && (
        <option value="" disabled hidden>
          {placeholder}
        </option>
      )}
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
