import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './EmptyState.module.css'

interface EmptyStateProps {
  /** A grown picture (botany), about 160 px high. */
  art?: ReactNode
  title: string
  /** Explains in friendly words which content will appear here. */
  children?: ReactNode
  /** The main action. */
  action?: ReactNode
  /** Heading level on its page. */
  level?: 1 | 2 | 3
  className?: string | undefined
}

/** Shown in place of a list that has no content yet. */
export function EmptyState({ art, title, children, action, level = 2, className }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={cx(styles.empty, className)}>
      {art && <div className={styles.art}>{art}</div>}
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
