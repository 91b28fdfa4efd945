import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import styles from './History.module.css'

export function HistorySkeleton() {
  return (
    <Stack gap={6}>
      <div className={styles.chooserShadow} />
      <Skeleton shape="card" className={styles.chartShadow} />
    </Stack>
  )
}
