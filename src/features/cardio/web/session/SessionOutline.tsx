import { useMessages } from '#platform/web/i18n/messages.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { cardioMessages } from '../core/messages.ts'
import { SessionSkeleton } from './SessionSkeleton.tsx'

/** Placeholder of SessionPage before the person's data are loaded. */
export default function SessionOutline() {
  const t = useMessages(cardioMessages)
  return (
    <Page area="body" wide header={<PageHeader back={<BackLink>{t.toCardio}</BackLink>} title={t.title} lead={'\u00a0'} />}>
      <SessionSkeleton />
    </Page>
  )
}
