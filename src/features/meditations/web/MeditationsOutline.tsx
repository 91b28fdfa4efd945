import { useMessages } from '#platform/web/i18n/messages.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { plus } from '#platform/web/ui/icons/controls.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { listMeditations } from '../contract.ts'
import styles from './core/Meditations.module.css'
import { MeditationsSkeleton } from './core/MeditationsSkeleton.tsx'
import { meditationMessages } from './core/messages.ts'

export const reads = [listMeditations.path]

/** MeditationsPage before any data of the person is loaded. */
export default function MeditationsOutline() {
  const t = useMessages(meditationMessages)
  return (
    <Page
      area="soul"
      wide
      header={
        <PageHeader
          title={t.title}
          lead={t.lead}
          back={<BackLink>{t.soul}</BackLink>}
          actions={<Button icon={plus}>{t.make.open}</Button>}
        />
      }
    >
      <div className={styles.all}>
        <Skeleton className={styles.listsShadow} />
        <MeditationsSkeleton />
      </div>
    </Page>
  )
}
