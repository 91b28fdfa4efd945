import { useMessages } from '#platform/web/i18n/messages.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { listSpeeches } from '../contract.ts'
import { speechesMessages } from './messages.ts'
import { SpeechesSkeleton } from './SpeechesSkeleton.tsx'

export const reads = [listSpeeches.path]

/** SpeechesPage before any data of the person is loaded. */
export default function SpeechesOutline() {
  const t = useMessages(speechesMessages)
  return (
    <Page area="soul" wide header={<PageHeader title={t.title} lead={t.lead} back={<BackLink>{t.soul}</BackLink>} />}>
      <SpeechesSkeleton />
    </Page>
  )
}
