import { Link, useSearchParams } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { FileImport } from '#platform/web/imports/FileImport.tsx'
import { usePageTitle } from '#platform/web/page/title.ts'
import { buttonClass } from '#platform/web/ui/Button.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { arrowStart } from '#platform/web/ui/icons/controls.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { ExportSection } from './ExportSection.tsx'
import { journalImport } from './journal-import.ts'
import { transferMessages } from './messages.ts'
import shared from './Transfer.module.css'

/** The address contains the id of the open import, so that a reload shows it again. */
export function TransferView() {
  const t = useMessages(transferMessages)
  const [search, setSearch] = useSearchParams()
  const show = (next?: string) => setSearch(next ? { import: next } : {}, { preventScrollReset: true })
  usePageTitle(t.title)
  return (
    <Page
      area="journal"
      wide
      header={
        <PageHeader
          title={t.title}
          lead={t.lead}
          back={
            <Link to="/journal" className={buttonClass({ kind: 'quiet', size: 'sm' })}>
              <span className={shared.out}>
                <Icon of={arrowStart} size={18} /> {t.back}
              </span>
            </Link>
          }
        />
      }
    >
      <FileImport kind={journalImport} id={search.get('import') ?? undefined} onShow={show}>
        <section className={shared.stack} aria-labelledby="take-out">
          <h2 id="take-out">{t.take}</h2>
          <ExportSection />
        </section>
      </FileImport>
    </Page>
  )
}
