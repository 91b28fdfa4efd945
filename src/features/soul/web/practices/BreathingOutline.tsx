import { useMessages } from '#platform/web/i18n/messages.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { listPractices } from '../../contract.ts'
import { practiceMessages } from './messages.ts'
import { PracticeShadow } from './PracticeShadow.tsx'

export const reads = [listPractices.path]

/** BreathingPage before any data of the person is loaded. */
export default function BreathingOutline() {
  const t = useMessages(practiceMessages)
  return (
    <Page area="soul" wide header={<PageHeader title={t.breathing.title} lead={t.breathing.lead} back={<BackLink>{t.soul}</BackLink>} />}>
      <PracticeShadow />
    </Page>
  )
}
