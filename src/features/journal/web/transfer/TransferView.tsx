import { useSearchParams } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { FileImport } from '#platform/web/imports/FileImport.tsx'
import { usePageTitle } from '#platform/web/page/title.ts'
import { BackButton } from '#platform/web/ui/BackButton.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { ExportSection } from './ExportSection.tsx'
import { journalImport } from './journal-import.ts'
import { transferMessages } from './messages.ts'

/** The address contains the id of the open import, so that a reload shows it again. */
export function TransferView() {
  const t = useMessages(transferMessages)
  const [search, setSearch] = useSearchParams()
  const show = (next?: string) => setSearch(next ? { import: next } : {}, { preventScrollReset: true })
  usePageTitle(t.title)
  return (
    <Page area="journal" wide header={<PageHeader title={t.title} lead={t.lead} back={<BackButton to="/journal">{t.back}</BackButton>} />}>
      <FileImport kind={journalImport} id={search.get('import') ?? undefined} onShow={show}>
        <Stack as="section" aria-labelledby="take-out">
          <h2 id="take-out">{t.take}</h2>
          <ExportSection />
        </Stack>
      </FileImport>
    </Page>
  )
}
