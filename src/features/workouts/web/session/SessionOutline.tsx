import { useMessages } from '#platform/web/i18n/messages.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { trainingMessages } from '../core/messages.ts'
import { sessionMessages } from './messages.ts'
import { SessionSkeleton } from './SessionSkeleton.tsx'

/** SessionPage before any data of the person is loaded. */
export default function SessionOutline() {
  const t = useMessages(sessionMessages)
  const { toBody } = useMessages(trainingMessages)
  return (
    <Page area="body" header={<PageHeader back={<BackLink>{toBody}</BackLink>} title={t.title} />}>
      <SessionSkeleton />
    </Page>
  )
}
