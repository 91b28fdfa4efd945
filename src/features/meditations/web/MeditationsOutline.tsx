import { useMessages } from '#platform/web/i18n/messages.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { listMeditations } from '../contract.ts'
import styles from './core/Meditations.module.css'
import { MeditationsSkeleton } from './core/MeditationsSkeleton.tsx'
import { meditationMessages } from './core/messages.ts'

export const reads = [listMeditations.path]

/** MeditationsPage as it stands before anything of the person is known. */
export default function MeditationsOutline() {
  const t = useMessages(meditationMessages)
  return (
    <Page area="soul" wide header={<PageHeader title={t.title} lead={t.lead} back={<BackLink>{t.soul}</BackLink>} />}>
      <div className={styles.all}>
        <Skeleton className={styles.listsShadow} />
        <MeditationsSkeleton />
      </div>
    </Page>
  )
}
