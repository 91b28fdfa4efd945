import { useMessages } from '#platform/web/i18n/messages.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { MemorySkeleton } from './MemorySkeleton.tsx'
import { memoryMessages } from './messages.ts'

/** MemoryPage as the build renders it, without any data of the person. */
export default function MemoryOutline() {
  const t = useMessages(memoryMessages)
  return (
    <Page area="companion" header={<PageHeader back={<BackLink>{t.back}</BackLink>} title={t.title} lead={t.lead} />}>
      <MemorySkeleton />
    </Page>
  )
}
