import type { ReactNode } from 'react'
import type { Area } from '#platform/web/ui/Page.tsx'
import { Spinner } from '#platform/web/ui/Spinner.tsx'
import { cx } from '#platform/web/ui/cx.ts'
import styles from './Shell.module.css'

/**
 * A page of the app in its HTML (prerendered; the browser never renders it): the parts that are the same for everyone, in
 * their final place, and a spinner until the session is known.
 */
export function PageOutline({ area, children }: { area: Area; children: ReactNode }) {
  return (
    <main id="main" className={cx(styles.main, styles.app)} data-area={area} data-outline="">
      {children}
      <span className={styles.settling}>
        <Spinner size={28} />
      </span>
    </main>
  )
}
