import type { CSSProperties } from 'react'
import { cx } from './cx.ts'
import { gapOf, type LayoutProps, type LayoutTag } from './layout-props.ts'
import styles from './Layout.module.css'

type GridProps<Tag extends LayoutTag> = LayoutProps<Tag> & {
  /** The narrowest a cell may be, as a CSS length. */
  min?: string
}

/** As many equal columns as fit. */
export function Grid<Tag extends LayoutTag = 'div'>({ as, min = '16rem', gap = 4, className, style, ...rest }: GridProps<Tag>) {
  const Element = (as ?? 'div') as 'div'
  const own = { ...gapOf(gap), '--min': min, ...style } as CSSProperties
  return <Element {...(rest as object)} className={cx(styles.grid, className)} style={own} />
}
