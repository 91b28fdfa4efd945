import { useMessages } from '#platform/web/i18n/messages.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { getWikiWords } from '../../contract.ts'
import { wikiMessages } from '../core/messages.ts'
import { VocabularySkeleton } from './VocabularySkeleton.tsx'

export const reads = [getWikiWords.path]

/** VocabularyPage before its words are loaded. */
export default function VocabularyOutline() {
  const t = useMessages(wikiMessages)
  return (
    <Page area="mind" header={<PageHeader back={<BackLink>{t.toWiki}</BackLink>} title={t.vocabulary.title} lead={t.vocabulary.lead} />}>
      <VocabularySkeleton />
    </Page>
  )
}
