import { useMessages } from '#platform/web/i18n/messages.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { listGyms } from '../../contract/gyms.ts'
import { GymsSkeleton } from './GymsSkeleton.tsx'
import { gymMessages } from './messages.ts'

export const reads = [listGyms.path]

/** GymsPage before any data of the person is loaded. */
export default function GymsOutline() {
  const t = useMessages(gymMessages)
  return (
    <Page area="body" wide header={<PageHeader back={<BackLink>{t.back}</BackLink>} title={t.title} lead={t.lead} />}>
      <GymsSkeleton />
    </Page>
  )
}
