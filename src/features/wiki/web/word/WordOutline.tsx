import { useMessages } from '#platform/web/i18n/messages.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { wikiMessages } from '../core/messages.ts'
import { WordSkeleton } from './WordSkeleton.tsx'

/** Outline of a word's page: only its back link is common to all words. */
export default function WordOutline() {
  const t = useMessages(wikiMessages)
  return (
    <Page area="mind" wide header={<PageHeader back={<BackLink>{t.toWiki}</BackLink>} title={<>&nbsp;</>} />}>
      <WordSkeleton />
    </Page>
  )
}
