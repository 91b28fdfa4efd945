import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { useField } from './Field.tsx'
import control from './control.module.css'
import styles from './DateField.module.css'

interface TimeFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'defaultValue'> {
  /** A local time `HH:MM`, or '' for none. */
  value: string
  onChange: (time: string) => void
}

export function TimeField({ value, onChange, className, ...rest }: TimeFieldProps) {
  const field = useField()
  return (
    <input
      {...field}
      {...rest}
      type="time"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className={cx(control.control, styles.picker, className)}
    />
  )
}
