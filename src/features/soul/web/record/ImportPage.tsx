import { useSearchParams } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { FileImport } from '#platform/web/imports/FileImport.tsx'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { mindfulMessages } from './import-messages.ts'
import { mindfulImport } from './mindful-import.tsx'

/** Import of mindful minutes of other apps, from an Apple Health export. The address names the open import. */
export default function ImportPage() {
  const t = useMessages(mindfulMessages)
  const [search, setSearch] = useSearchParams()
  const show = (next?: string) => setSearch(next ? { import: next } : {}, { preventScrollReset: true })
  return (
    <Page area="soul" wide header={<PageHeader title={t.title} lead={t.lead} back={<BackLink to="/soul/record">{t.record}</BackLink>} />}>
      <FileImport kind={mindfulImport} id={search.get('import') ?? undefined} onShow={show} />
    </Page>
  )
}
