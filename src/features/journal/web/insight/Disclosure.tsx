import type { ReactNode } from 'react'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { chevronDown } from '#platform/web/ui/icons/controls.ts'
import styles from './Disclosure.module.css'

/** Optional further figures in a native `details` element. */
export function Disclosure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.disclosure}>
      <summary>
        <span>{title}</span>
        <Icon of={chevronDown} size={20} className={styles.arrow} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
