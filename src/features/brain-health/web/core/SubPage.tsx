import { Suspense, type ReactNode } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { QueryError } from '#platform/web/query/QueryError.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import styles from './BrainHealth.module.css'
import { coreMessages } from './messages.ts'
import { Sudden } from './Sudden.tsx'

type Loading = { data: unknown; error: Error | null; isLooking: boolean; isFetching: boolean; refetch: () => Promise<unknown> }

/** A page below brain health: back link, title, notice and content; a placeholder reserves the place of the content while it loads. */
export function SubPage({ title, lead, of, children }: { title: string; lead: string; of?: Loading; children: ReactNode }) {
  const t = useMessages(coreMessages)
  const shadow = <Skeleton shape="card" className={styles.shadow} />
  return (
    <Page
      area="mind"
      header={<PageHeader back={<BackLink to="/brain-health">{t.toHome}</BackLink>} title={title} lead={lead} actions={<Sudden />} />}
    >
      {!of || of.data ? <Suspense fallback={shadow}>{children}</Suspense> : of.error && !of.isLooking ? <Failed of={of} /> : shadow}
    </Page>
  )
}

export function Failed({ of: { error, isFetching, refetch } }: { of: Loading }) {
  const t = useMessages(coreMessages)
  return <QueryError of={{ error, refetch, isFetching }} words={t} />
}
