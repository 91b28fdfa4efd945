import type { ReactNode } from 'react'
import type { Area } from '#platform/web/ui/Page.tsx'
import { Spinner } from '#platform/web/ui/Spinner.tsx'
import { cx } from '#platform/web/ui/cx.ts'
import styles from './Shell.module.css'

/**
 * A page of the app as it stands in its HTML (prerendered; the browser never draws it): what is the same for everyone, in
 * its final place, and the spinner that turns while nobody knows yet who is signed in.
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
