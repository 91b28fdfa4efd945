import { Card } from '#platform/web/ui/Card.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import styles from './Record.module.css'

/** Placeholder for the body of the record. */
export function RecordShadow() {
  return (
    <Stack gap={5}>
      <Card look="tinted" pad="lg" className={styles.stats}>
        {[0, 1, 2, 3].map((n) => (
          <Skeleton key={n} shape="card" width="100%" height="4.5rem" />
        ))}
      </Card>
      <Skeleton shape="card" width="100%" height="18rem" />
      <Skeleton shape="card" width="100%" height="18rem" />
    </Stack>
  )
}
