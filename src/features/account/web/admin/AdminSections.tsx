import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { adminSections } from '../feature-rows.ts'
import { AccountsSection } from './AccountsSection.tsx'
import { ActsSection } from './ActsSection.tsx'
import styles from './AdminPage.module.css'
import { JoiningSection } from './JoiningSection.tsx'
import { StateSection } from './StateSection.tsx'

/** Queries without any answer yet. */
const UNANSWERED = { predicate: ({ state }: { state: { data: unknown } }) => state.data === undefined }

/** All sections, shown once every query has its answer: a late one must not move the others while the person taps. */
export function AdminSections() {
  const client = useQueryClient()
  const waiting = useIsFetching(UNANSWERED)
  const [isReady, setReady] = useState(false)
  // The sections start their queries in their own effects, which run before this one.
  useEffect(() => {
    if (client.isFetching(UNANSWERED) === 0) setReady(true)
  }, [client, waiting])
  return (
    <>
      {!isReady && <AdminSkeleton />}
      <div className={styles.layout} hidden={!isReady}>
        <Stack gap={5}>
          <JoiningSection />
          <StateSection />
          <FeatureSections nth={0} />
        </Stack>
        <Stack gap={5}>
          <AccountsSection />
          <ActsSection />
          <FeatureSections nth={1} />
        </Stack>
      </div>
    </>
  )
}

/** Every other section of the features, so that both columns have some. */
const FeatureSections = ({ nth }: { nth: 0 | 1 }) =>
  adminSections()
    .filter((_, index) => index % 2 === nth)
    .map(({ feature, Row }) => (
      <Suspense key={feature} fallback={<Skeleton shape="card" height="24rem" />}>
        <Row />
      </Suspense>
    ))

const AdminSkeleton = () => (
  <div className={styles.layout} aria-busy="true">
    <Skeleton shape="card" height="24rem" />
    <Skeleton shape="card" height="24rem" />
  </div>
)
