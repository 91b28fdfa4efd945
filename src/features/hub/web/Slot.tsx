import { Suspense, type CSSProperties, type ReactNode } from 'react'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import styles from './Hub.module.css'
import type { Heights } from './place.ts'

interface SlotProps {
  heights: Heights
  children: ReactNode
}

/** Room for a card whose files may still be on their way: what stands below it does not move when it comes. */
export function Slot({ heights: [phone, wide], children }: SlotProps) {
  return (
    <div className={styles.slot} style={{ '--phone': `${phone}rem`, '--wide': `${wide}rem` } as CSSProperties}>
      <Suspense fallback={<Skeleton shape="card" className={styles.slotShadow} />}>{children}</Suspense>
    </div>
  )
}
