import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { gapOf, type Space } from './layout-props.ts'
import styles from './Layout.module.css'

interface ClusterProps extends ComponentProps<'div'> {
  gap?: Space
}

/** Things beside each other that wrap when there is no room. */
export function Cluster({ gap = 3, className, style, ...rest }: ClusterProps) {
  return <div {...rest} className={cx(styles.cluster, className)} style={{ ...gapOf(gap), ...style }} />
}
