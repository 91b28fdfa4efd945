import { useMessages } from '#platform/web/i18n/messages.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { getMind } from '../../contract.ts'
import { mindMessages } from '../core/messages.ts'
import { HistorySkeleton } from './HistorySkeleton.tsx'

export const reads = [getMind.path]

/** HistoryPage before any data of the person is loaded. */
export default function HistoryOutline() {
  const t = useMessages(mindMessages)
  return (
    <Page area="mind" wide header={<PageHeader back={<BackLink>{t.toForest}</BackLink>} title={t.past.title} lead={t.past.lead} />}>
      <HistorySkeleton />
    </Page>
  )
}
