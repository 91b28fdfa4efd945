import { useSearchParams } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { FileImport } from '#platform/web/imports/FileImport.tsx'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { cardioMessages } from '../core/messages.ts'
import { cardioImport } from './cardio-import.ts'
import { transferMessages } from './messages.ts'

/** Import of recordings, with a preview first. The address contains the id of the open import. */
export default function TransferPage() {
  const t = useMessages(transferMessages)
  const core = useMessages(cardioMessages)
  const [search, setSearch] = useSearchParams()
  const show = (next?: string) => setSearch(next ? { import: next } : {}, { preventScrollReset: true })
  return (
    <Page area="body" header={<PageHeader back={<BackLink to="/gym-ai/cardio">{core.toCardio}</BackLink>} title={t.title} lead={t.lead} />}>
      <FileImport kind={cardioImport} id={search.get('import') ?? undefined} onShow={show} />
    </Page>
  )
}
