import { useMessages } from '#platform/web/i18n/messages.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import styles from './Companion.module.css'
import { companionMessages } from './core/messages.ts'

/** CompanionPage as the build renders it, without any data of the person. */
export default function CompanionOutline() {
  const t = useMessages(companionMessages)
  return (
    <Page
      area="companion"
      header={<PageHeader title={t.title} lead={t.lead} />}
      aside={<Skeleton shape="card" className={styles.askSkeleton} />}
    >
      <Skeleton shape="card" className={styles.talksSkeleton} />
    </Page>
  )
}
