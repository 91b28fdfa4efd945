import type { CSSProperties } from 'react'
import { cx } from './cx.ts'
import { gapOf, type LayoutProps, type LayoutTag } from './layout-props.ts'
import styles from './Layout.module.css'

type ClusterProps<Tag extends LayoutTag> = LayoutProps<Tag> & { align?: CSSProperties['alignItems'] }

/** Things beside each other that wrap when there is no room. */
export function Cluster<Tag extends LayoutTag = 'div'>({ as, gap = 3, align, className, style, ...rest }: ClusterProps<Tag>) {
  const Element = (as ?? 'div') as 'div'
  const own = { ...gapOf(gap), ...(align && { alignItems: align }), ...style }
  return <Element {...(rest as object)} className={cx(styles.cluster, className)} style={own} />
}
