import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import styles from './History.module.css'

export function HistorySkeleton() {
  return (
    <div className={styles.page}>
      <div className={styles.chooserShadow} />
      <Skeleton shape="card" className={styles.chartShadow} />
    </div>
  )
}
