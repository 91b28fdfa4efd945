import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import styles from './Memory.module.css'

export function MemorySkeleton() {
  return (
    <Stack gap={6} className={styles.main} aria-busy="true">
      <Skeleton shape="card" height="12rem" />
      <Skeleton shape="card" height="16rem" />
    </Stack>
  )
}
