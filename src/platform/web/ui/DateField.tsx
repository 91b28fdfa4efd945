import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { useField } from './Field.tsx'
import control from './control.module.css'
import styles from './DateField.module.css'

interface DateFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'defaultValue'> {
  /** A local day `YYYY-MM-DD`, or '' for none. */
  value: string
  onChange: (day: string) => void
}

/** The browser's date picker: it already knows the person's calendar, language and thumbs. */
export function DateField({ value, onChange, className, ...rest }: DateFieldProps) {
  const field = useField()
  return (
    <input
      {...field}
      {...rest}
      type="date"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className={cx(control.control, styles.picker, className)}
    />
  )
}
