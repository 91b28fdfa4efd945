import { useSearchParams } from 'react-router'
import { apiAddress } from '#platform/web/api/address.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { FileImport } from '#platform/web/imports/FileImport.tsx'
import { TakeOut } from '#platform/web/imports/TakeOut.tsx'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { exportTrainingFile } from '../../contract/transfer.ts'
import { trainingTransferMessages } from './messages.ts'
import { trainingImport } from './training-import.ts'

const FORMATS = ['hevy', 'strong', 'json'] as const

/** Imports training with its history from another app, and exports all of it. The shown import is in the address. */
export default function TransferPage() {
  const t = useMessages(trainingTransferMessages)
  const [search, setSearch] = useSearchParams()
  const show = (next?: string) => setSearch(next ? { import: next } : {}, { preventScrollReset: true })
  return (
    <Page area="body" wide header={<PageHeader back={<BackLink to="/gym-ai">{t.back}</BackLink>} title={t.title} lead={t.lead} />}>
      <FileImport kind={trainingImport} id={search.get('import') ?? undefined} onShow={show}>
        <TakeOut
          title={t.take}
          hint={t.takeHint}
          files={FORMATS.map((format) => ({ path: apiAddress(exportTrainingFile.path, { params: { format } }), label: t[format] }))}
        />
      </FileImport>
    </Page>
  )
}
