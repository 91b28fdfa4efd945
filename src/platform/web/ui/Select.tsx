import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { useField } from './Field.tsx'
import control from './control.module.css'
import styles from './Select.module.css'

interface SelectOption<Value> {
  value: Value
  label: string
  disabled?: boolean
}

export interface SelectProps<Value extends string | number> extends Omit<
  ComponentProps<'select'>,
  'children' | 'multiple' | 'value' | 'onChange'
> {
  options: readonly SelectOption<Value>[]
  /** '' while nothing is chosen. */
  value?: Value | ''
  onChange?: (value: Value) => void
  /** Shown while nothing is chosen; cannot be chosen itself. */
  placeholder?: string
}

/** The browser's own select: the phone's wheel where there is one, and our look for the list where the browser allows it. */
export function Select<Value extends string | number>({ options, onChange, placeholder, className, ...rest }: SelectProps<Value>) {
  const field = useField()
  const choose = (text: string) => {
    const chosen = options.find(({ value }) => String(value) === text)
    if (chosen) onChange?.(chosen.value)
  }
  return (
    <select {...field} {...rest} onChange={({ target }) => choose(target.value)} className={cx(control.control, styles.select, className)}>
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
