import { useMessages } from '#platform/web/i18n/messages.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { getRecord } from '../../contract-record.ts'
import { recordMessages } from './messages.ts'
import { RecordShadow } from './RecordShadow.tsx'

export const reads = [getRecord.path]

/** RecordPage before any data of the person is loaded. */
export default function RecordOutline() {
  const t = useMessages(recordMessages)
  return (
    <Page area="soul" wide header={<PageHeader title={t.title} lead={t.lead} back={<BackLink>{t.soul}</BackLink>} />}>
      <RecordShadow />
    </Page>
  )
}
