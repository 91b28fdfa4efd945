import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import styles from './Words.module.css'

export function VocabularySkeleton() {
  return <Skeleton shape="card" className={styles.card} />
}
