import type { CSSProperties } from 'react'
import { cx } from './cx.ts'
import styles from './Skeleton.module.css'

interface SkeletonProps {
  /** CSS lengths of the later content, so that nothing moves when it appears. */
  width?: string
  height?: string
  shape?: 'line' | 'card' | 'round'
  /** That many lines of text, the last one short. */
  lines?: number
  className?: string | undefined
}

/** A placeholder for loading content. Hidden from screen readers: the page announces that it is loading. */
export function Skeleton({ width, height, shape = 'line', lines, className }: SkeletonProps) {
  if (lines !== undefined) {
    return (
      <span className={cx(styles.lines, className)} aria-hidden="true">
        {Array.from({ length: lines }, (_, index) => (
          // oxlint-disable-next-line no-array-index-key -- shadows have no names
          <Skeleton key={index} width={index === lines - 1 && lines > 1 ? '62%' : '100%'} />
        ))}
      </span>
    )
  }
  const size: CSSProperties = { ...(width && { inlineSize: width }), ...(height && { blockSize: height }) }
  return <span className={cx(styles.skeleton, styles[shape], className)} style={size} aria-hidden="true" />
}
