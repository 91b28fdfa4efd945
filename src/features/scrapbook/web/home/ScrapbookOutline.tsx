import { useMessages } from '#platform/web/i18n/messages.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { listScrapbooks } from '../../contract.ts'
import { coreMessages } from '../core/messages.ts'
import { BooksSkeleton } from './BooksSkeleton.tsx'
import { homeMessages } from './messages.ts'

export const reads = [listScrapbooks.path]

/** The outline of ScrapbookPage, until the person's data has loaded. */
export default function ScrapbookOutline() {
  const t = useMessages(homeMessages)
  const c = useMessages(coreMessages)
  return (
    <Page area="journal" wide header={<PageHeader title={c.title} lead={c.lead} back={<BackLink>{t.toProfile}</BackLink>} />}>
      <BooksSkeleton />
    </Page>
  )
}
