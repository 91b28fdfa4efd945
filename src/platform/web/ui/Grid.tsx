import type { ComponentProps, CSSProperties } from 'react'
import { cx } from './cx.ts'
import { gapOf, type Space } from './layout-props.ts'
import styles from './Layout.module.css'

interface GridProps extends ComponentProps<'div'> {
  as?: 'div' | 'ul' | 'ol'
  /** The narrowest a cell may be, as a CSS length. */
  min?: string
  gap?: Space
}

/** As many equal columns as fit. */
export function Grid({ as = 'div', min = '16rem', gap = 4, className, style, ...rest }: GridProps) {
  const Element = as as 'div'
  return <Element {...rest} className={cx(styles.grid, className)} style={{ ...gapOf(gap), '--min': min, ...style } as CSSProperties} />
}
