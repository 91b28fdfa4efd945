import { useMessages } from '#platform/web/i18n/messages.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { getWikiTrails, getWikiWords } from '../../contract.ts'
import { wikiMessages } from '../core/messages.ts'
import { SearchSkeleton } from './HomeSkeleton.tsx'

export const reads = [getWikiTrails.path, getWikiWords.path]

/** HomePage before any data of the person is loaded. The welcome is below, because only the device can tell whether it is shown. */
export default function HomeOutline() {
  const t = useMessages(wikiMessages)
  return (
    <Page area="mind" wide header={<PageHeader back={<BackLink>{t.toForest}</BackLink>} title={t.title} lead={t.lead} />}>
      <SearchSkeleton />
    </Page>
  )
}
