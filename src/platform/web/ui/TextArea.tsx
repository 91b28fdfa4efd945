import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { useField } from './Field.tsx'
import control from './control.module.css'
import { useKeepTyped } from './keep-typed.ts'
import styles from './TextArea.module.css'

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'onChange'> {
  onChange?: ((value: string) => void) | undefined
}

/** Several lines of text. It grows with the words instead of scrolling inside, where the browser can. */
export function TextArea({ rows = 4, onChange, className, ref, ...rest }: TextAreaProps) {
  const keep = useKeepTyped(rest.value, ref)
  const field = useField()
  return (
    <textarea
      {...field}
      rows={rows}
      {...rest}
      ref={keep}
      onChange={onChange && (({ target }) => onChange(target.value))}
      className={cx(control.control, styles.area, className)}
    />
  )
}
