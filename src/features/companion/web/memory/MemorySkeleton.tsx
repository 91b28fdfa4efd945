import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import styles from './Memory.module.css'

export function MemorySkeleton() {
  return (
    <div className={styles.main} aria-busy="true">
      <Skeleton shape="card" height="12rem" />
      <Skeleton shape="card" height="16rem" />
    </div>
  )
}
