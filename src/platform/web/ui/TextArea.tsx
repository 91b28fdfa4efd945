import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { useField } from './Field.tsx'
import control from './control.module.css'
import styles from './TextArea.module.css'

interface TextAreaProps extends ComponentProps<'textarea'> {
  /** Grows with the words instead of scrolling inside (where the browser can). */
  grow?: boolean
}

export function TextArea({ grow = true, rows = 4, className, ...rest }: TextAreaProps) {
  const field = useField()
  return <textarea {...field} rows={rows} {...rest} className={cx(control.control, styles.area, grow && styles.grow, className)} />
}
