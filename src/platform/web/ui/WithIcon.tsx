import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { IconShape } from './icons/shape.ts'
import styles from './Icon.module.css'

/** Words after an icon, in a link that looks like a button. */
export function WithIcon({ of, size = 20, children }: { of: IconShape; size?: number; children: ReactNode }) {
  return (
    <span className={styles.withWords}>
      <Icon of={of} size={size} />
      {children}
    </span>
  )
}
