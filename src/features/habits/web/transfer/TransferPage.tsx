import { useSearchParams } from 'react-router'
import { apiAddress } from '#platform/web/api/address.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { FileImport } from '#platform/web/imports/FileImport.tsx'
import { TakeOut } from '#platform/web/imports/TakeOut.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { exportHabits } from '../../contract-transfer.ts'
import { BackLink } from '../habit/BackLink.tsx'
import { habitImport } from './habit-import.ts'
import { habitTransferMessages } from './messages.ts'

const FORMATS = ['loop', 'json'] as const

/** Import of habits from another app with their history, and export of all habits. The address names the open import. */
export default function TransferPage() {
  const t = useMessages(habitTransferMessages)
  const [search, setSearch] = useSearchParams()
  const show = (next?: string) => setSearch(next ? { import: next } : {}, { preventScrollReset: true })
  return (
    <Page area="habits" wide header={<PageHeader back={<BackLink />} title={t.title} lead={t.lead} />}>
      <FileImport kind={habitImport} id={search.get('import') ?? undefined} onShow={show}>
        <TakeOut
          title={t.take}
          hint={t.takeHint}
          files={FORMATS.map((format) => ({ path: apiAddress(exportHabits.path, { params: { format } }), label: t[format] }))}
        />
      </FileImport>
    </Page>
  )
}
