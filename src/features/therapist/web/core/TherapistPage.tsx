import type { ReactNode } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { QueryError } from '#platform/web/query/QueryError.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { coreMessages } from './messages.ts'
import styles from './Core.module.css'

type Loading = { error: Error | null; isLooking: boolean; isFetching: boolean; refetch: () => Promise<unknown> }

type Props = {
  title: string
  lead?: string
  back?: { to: string; label: string }
  /** The query of the page; `isThere` once it has something to show. */
  of?: Loading
  isThere?: boolean
  children: ReactNode
}

/** A page of the therapist area: back link, title, and the content once it has loaded. */
export function TherapistPage({ title, lead, back, of, isThere = true, children }: Props) {
  const t = useMessages(coreMessages)
  const way = back ?? { to: '/my-therapist', label: t.toHome }
  const header = <PageHeader back={<BackLink to={way.to}>{way.label}</BackLink>} title={title} {...(lead && { lead })} />
  return (
    <Page area="mind" header={header}>
      {isThere ? (
        <Stack gap={6}>{children}</Stack>
      ) : of?.error && !of.isLooking ? (
        <Failed of={of} />
      ) : (
        <Skeleton shape="card" className={styles.shadow} />
      )}
    </Page>
  )
}

function Failed({ of: { error, isFetching, refetch } }: { of: Loading }) {
  const t = useMessages(coreMessages)
  return <QueryError of={{ error, refetch, isFetching }} words={t} />
}
