import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import styles from './Word.module.css'

export function WordSkeleton() {
  return <Skeleton shape="card" className={styles.shadow} />
}
