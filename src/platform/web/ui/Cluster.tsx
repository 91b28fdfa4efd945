import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { gapOf, type Space } from './layout-props.ts'
import styles from './Layout.module.css'

interface ClusterProps extends ComponentProps<'div'> {
  gap?: Space
  /** First at the start, last at the end. */
  between?: boolean
}

/** Things beside each other that wrap when there is no room. */
export function Cluster({ gap = 3, between = false, className, style, ...rest }: ClusterProps) {
  return <div {...rest} className={cx(styles.cluster, between && styles.between, className)} style={{ ...gapOf(gap), ...style }} />
}
