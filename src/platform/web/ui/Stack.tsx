import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { gapOf, type Space } from './layout-props.ts'
import styles from './Layout.module.css'

interface StackProps extends ComponentProps<'div'> {
  as?: 'div' | 'section' | 'ul' | 'ol' | 'form'
  gap?: Space
}

/** Things one under the other. */
export function Stack({ as = 'div', gap = 4, className, style, ...rest }: StackProps) {
  const Element = as as 'div'
  return <Element {...rest} className={cx(styles.stack, className)} style={{ ...gapOf(gap), ...style }} />
}
