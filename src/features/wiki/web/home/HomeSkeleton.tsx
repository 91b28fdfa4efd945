import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { Grid } from '#platform/web/ui/Grid.tsx'
import styles from './Home.module.css'

export function HomeSkeleton() {
  return (
    <>
      <Grid min="18rem">
        <Skeleton shape="card" className={styles.tall} />
        <Skeleton shape="card" className={styles.tall} />
      </Grid>
      <Skeleton shape="card" className={styles.trailsShadow} />
    </>
  )
}

/** Placeholder for the search field and the buttons. */
export function SearchSkeleton() {
  return <Skeleton shape="card" className={styles.searchShadow} />
}
