import { useMessages } from '#platform/web/i18n/messages.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { getSoul } from '../contract.ts'
import { soulMessages } from './messages.ts'
import { SoulSkeleton } from './SoulSkeleton.tsx'

export const reads = [getSoul.path]

/** SoulPage before any data of the person is loaded. */
export default function SoulOutline() {
  const t = useMessages(soulMessages)
  return (
    <Page area="soul" wide header={<PageHeader title={t.title} lead={t.lead} />}>
      <SoulSkeleton />
    </Page>
  )
}
