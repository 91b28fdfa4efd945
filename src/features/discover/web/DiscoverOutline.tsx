import { useMessages } from '#platform/web/i18n/messages.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { getDiscover } from '../contract.ts'
import { DiscoverShadow } from './DiscoverShadow.tsx'
import { discoverMessages } from './messages.ts'

export const reads = [getDiscover.path]

/** DiscoverPage before any data of the person is loaded. */
export default function DiscoverOutline() {
  const t = useMessages(discoverMessages)
  return (
    <Page area="soul" wide header={<PageHeader title={t.title} lead={t.lead} back={<BackLink>{t.soul}</BackLink>} />}>
      <DiscoverShadow />
    </Page>
  )
}
