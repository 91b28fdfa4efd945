import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { gapOf, type Space } from './layout-props.ts'
import styles from './Layout.module.css'

interface StackProps extends ComponentProps<'div'> {
  gap?: Space
}

/** Things one under the other. */
export function Stack({ gap = 4, className, style, ...rest }: StackProps) {
  return <div {...rest} className={cx(styles.stack, className)} style={{ ...gapOf(gap), ...style }} />
}
