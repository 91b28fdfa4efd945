import { useMessages } from '#platform/web/i18n/messages.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { getBrainHealth } from '../../contract.ts'
import { coreMessages } from '../core/messages.ts'
import { HomeSkeleton } from './HomeSkeleton.tsx'

export const reads = [getBrainHealth.path]

/** HomePage before any data of the person is loaded. */
export default function HomeOutline() {
  const t = useMessages(coreMessages)
  return (
    <Page area="mind" wide header={<PageHeader back={<BackLink>{t.toMind}</BackLink>} title={t.title} lead={t.lead} />}>
      <HomeSkeleton />
    </Page>
  )
}
