import { useMessages } from '#platform/web/i18n/messages.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { listMindNotes } from '../contract.ts'
import { mindMessages } from './messages.ts'
import { MindSkeleton } from './MindSkeleton.tsx'

export const reads = [listMindNotes.path]

/** MindPage as it stands before anything of the person is known. */
export default function MindOutline() {
  const t = useMessages(mindMessages)
  return (
    <Page area="mind" header={<PageHeader title={t.title} lead={t.lead} />}>
      <MindSkeleton />
    </Page>
  )
}
