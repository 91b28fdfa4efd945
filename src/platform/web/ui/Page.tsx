import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './Layout.module.css'

export type Area = 'hub' | 'journal' | 'mind' | 'body' | 'soul' | 'companion' | 'garden' | 'habits' | 'profile'

interface PageProps {
  area: Area
  /** The page's PageHeader, over the whole width. */
  header?: ReactNode
  children: ReactNode
  /** A second column from 1024 px up, below the rest before that. */
  aside?: ReactNode
  /** Uses the width even without an aside. */
  wide?: boolean
}

/** A page of an area: its hue, its light, its measure, and room for the bar and the mini player. */
export function Page({ area, header, children, aside, wide = false }: PageProps) {
  return (
    <div data-area={area} className={styles.page}>
      <div className={cx(styles.inner, (wide || aside !== undefined) && styles.wide)}>
        {header}
        {aside === undefined ? (
          children
        ) : (
          <div className={styles.columns}>
            <div>{children}</div>
            <aside>{aside}</aside>
          </div>
        )}
      </div>
    </div>
  )
}
