import { type ReactNode, useId } from 'react'
import { cx } from './cx.ts'
import styles from './MarketingSection.module.css'

interface MarketingSectionProps {
  title: ReactNode
  kicker?: ReactNode
  /** The text. */
  children?: ReactNode
  actions?: ReactNode
  /** A true miniature or something grown, beside the words on wide windows. */
  art?: ReactNode
  /** Puts the art before the words on wide windows. */
  flip?: boolean
  /** centre: no art, words in the middle; ground: on a band of the area's hue. */
  look?: 'plain' | 'centre' | 'ground'
  /** Gives the section its hue. */
  area?: string
}

/** One thought on a public page. */
export function MarketingSection({ title, kicker, children, actions, art, flip = false, look = 'plain', area }: MarketingSectionProps) {
  const headingId = useId()
  return (
    <section
      data-area={area}
      aria-labelledby={headingId}
      className={cx(styles.section, styles[look], Boolean(art) && styles.withArt, flip && styles.flip)}
    >
      <div className={styles.inner}>
        <div className={styles.words}>
          {kicker && <p className={styles.kicker}>{kicker}</p>}
          <h2 id={headingId} className={styles.title}>
            {title}
          </h2>
          {children && <div className={styles.text}>{children}</div>}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
        {art && <div className={styles.art}>{art}</div>}
      </div>
    </section>
  )
}
