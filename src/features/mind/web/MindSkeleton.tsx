import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import styles from './Mind.module.css'

/** The page's body while it is on its way, of the size that it is going to have. */
export function MindSkeleton() {
  return <Skeleton shape="card" className={styles.form} />
}
