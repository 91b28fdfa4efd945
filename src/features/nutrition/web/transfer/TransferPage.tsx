import { useSearchParams } from 'react-router'
import { apiAddress } from '#platform/web/api/address.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { FileImport } from '#platform/web/imports/FileImport.tsx'
import { TakeOut } from '#platform/web/imports/TakeOut.tsx'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { exportFoodFile } from '../../contract/transfer.ts'
import { foodImport } from './food-import.ts'
import { foodTransferMessages } from './messages.ts'
import { ReportCard } from './ReportCard.tsx'

const FORMATS = ['csv', 'json'] as const

/** Page to import a food diary from another app, and to export one's own. The address contains the id of the open import. */
export default function TransferPage() {
  const t = useMessages(foodTransferMessages)
  const [search, setSearch] = useSearchParams()
  const show = (next?: string) => setSearch(next ? { import: next } : {}, { preventScrollReset: true })
  return (
    <Page
      area="body"
      wide
      header={<PageHeader back={<BackLink to="/nutrition-analytics">{t.back}</BackLink>} title={t.title} lead={t.lead} />}
    >
      <FileImport kind={foodImport} id={search.get('import') ?? undefined} onShow={show}>
        <Stack gap={5}>
          <TakeOut
            title={t.take}
            hint={t.takeHint}
            files={FORMATS.map((format) => ({ path: apiAddress(exportFoodFile.path, { params: { format } }), label: t[format] }))}
          />
          <ReportCard />
        </Stack>
      </FileImport>
    </Page>
  )
}
