import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import forest from '../forest/Forest.module.css'
import styles from './Home.module.css'

/** Placeholder for the page's body, in its final size. */
export function HomeSkeleton() {
  return (
    <div className={styles.home}>
      <Stack gap={3}>
        <Skeleton shape="card" className={forest.sceneShadow} />
        <div className={forest.line} />
        <div className={styles.grovesShadow} />
      </Stack>
      <Skeleton shape="card" className={styles.roundShadow} />
    </div>
  )
}
