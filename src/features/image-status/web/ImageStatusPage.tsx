import { useMessages } from '#platform/web/i18n/messages.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { DevicePart } from './DevicePart.tsx'
import styles from './ImageStatus.module.css'
import { statusMessages } from './messages.ts'
import { StatusSkeleton } from './StatusSkeleton.tsx'
import { StoragePart } from './StoragePart.tsx'
import { statusQuery, useImageStatus } from './use-image-status.ts'
import { WorkList } from './WorkList.tsx'

export const queries = () => [statusQuery()]

/** All slow work in one live list, changes that wait on this device, and the storage used by files. */
export default function ImageStatusPage() {
  const t = useMessages(statusMessages)
  const { data, error, refetch, isFetching } = useImageStatus()
  return (
    <Page area="profile" header={<PageHeader title={t.title} lead={t.lead} back={<BackLink to="/profile">{t.profile}</BackLink>} />}>
      {data ? (
        <div className={styles.page}>
          <WorkList works={data.works} />
          <DevicePart />
          <StoragePart storage={data.storage} />
        </div>
      ) : error ? (
        <div className={styles.page}>
          <ErrorState title={t.failedTitle} text={t.failedText} onRetry={refetch} retrying={isFetching} />
          <DevicePart />
        </div>
      ) : (
        <StatusSkeleton />
      )}
    </Page>
  )
}
