import { CrisisCard } from '#platform/web/care/CrisisCard.tsx'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { helpMessages } from './messages.ts'

/** Phone numbers for help in a crisis. The page needs nothing from the server. */
export default function GetHelpPage() {
  const t = useMessages(helpMessages)
  return (
    <Page area="profile" header={<PageHeader title={t.title} lead={t.lead} />}>
      <CrisisCard level={2} />
    </Page>
  )
}
