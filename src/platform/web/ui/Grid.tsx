import type { ComponentProps, CSSProperties } from 'react'
import { cx } from './cx.ts'
import { gapOf } from './layout-props.ts'
import styles from './Layout.module.css'

interface GridProps extends ComponentProps<'div'> {
  /** The narrowest a cell may be, as a CSS length. */
  min?: string
}

/** As many equal columns as fit. */
export function Grid({ min = '16rem', className, style, ...rest }: GridProps) {
  return <div {...rest} className={cx(styles.grid, className)} style={{ ...gapOf(4), '--min': min, ...style } as CSSProperties} />
}
