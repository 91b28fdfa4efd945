import type { ReactNode } from 'react'
import styles from './PageHeader.module.css'

interface PageHeaderProps {
  title: ReactNode
  /** A line above: the date, the area. */
  kicker?: ReactNode
  /** A sentence below. */
  lead?: ReactNode
  /** A link or button back, at the very start. */
  back?: ReactNode
  /** Buttons at the end. */
  actions?: ReactNode
  /** Something grown, at the end on wide windows. */
  art?: ReactNode
  /** Low, where the page below needs the window: the buttons stay beside a short title on phones. */
  isCompact?: boolean
}

/** The head of a page. Its h1 takes the focus when the route changes. */
export function PageHeader({ title, kicker, lead, back, actions, art, isCompact }: PageHeaderProps) {
  return (
    <header className={styles.header} data-compact={isCompact}>
      {back && <div className={styles.back}>{back}</div>}
      <div className={styles.words}>
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <h1 tabIndex={-1}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
      {art && <div className={styles.art}>{art}</div>}
    </header>
  )
}
