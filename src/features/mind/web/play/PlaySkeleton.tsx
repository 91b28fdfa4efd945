import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import styles from './PlayPage.module.css'

export function PlaySkeleton() {
  return (
    <>
      <div className={styles.headShadow} />
      <Skeleton shape="card" className={styles.stageShadow} />
    </>
  )
}
