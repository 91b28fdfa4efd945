import { useMessages } from '#platform/web/i18n/messages.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { getTraining } from '../../contract/training.ts'
import { HomeSkeleton } from './HomeSkeleton.tsx'
import { homeMessages } from './messages.ts'

export const reads = [getTraining.path]

/** HomePage before any data of the person is loaded. */
export default function HomeOutline() {
  const t = useMessages(homeMessages)
  return (
    <Page area="body" wide header={<PageHeader title={t.title} lead={t.lead} />}>
      <HomeSkeleton />
    </Page>
  )
}
