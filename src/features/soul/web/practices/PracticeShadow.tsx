import { Card } from '#platform/web/ui/Card.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import styles from './Practices.module.css'

/** Placeholder for the body of a practice's page. */
export function PracticeShadow() {
  return (
    <div className={styles.columns}>
      <Card look="tinted" pad="lg" className={styles.stage}>
        <div className={styles.dial}>
          <Skeleton shape="round" width="20rem" height="20rem" />
        </div>
        <div className={styles.start}>
          <Skeleton shape="card" width="9rem" height="3.5rem" />
        </div>
      </Card>
      <div className={styles.settings}>
        <Skeleton shape="card" width="100%" height="6rem" />
        <Skeleton shape="card" width="100%" height="12rem" />
      </div>
    </div>
  )
}
