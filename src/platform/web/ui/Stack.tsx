import { cx } from './cx.ts'
import { gapOf, type LayoutProps, type LayoutTag } from './layout-props.ts'
import styles from './Layout.module.css'

/** Things one under the other. */
export function Stack<Tag extends LayoutTag = 'div'>({ as, gap = 4, className, style, ...rest }: LayoutProps<Tag>) {
  const Element = (as ?? 'div') as 'div'
  return <Element {...(rest as object)} className={cx(styles.stack, className)} style={{ ...gapOf(gap), ...style }} />
}
