import { lazy, Suspense } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { usePageTitle } from '#platform/web/page/title.ts'
import { buttonClass } from '#platform/web/ui/Button.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { arrowStart } from '#platform/web/ui/icons/controls.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { ImportSection } from './ImportSection.tsx'
import { transferMessages } from './messages.ts'
import { PastImports } from './PastImports.tsx'
import { ExportSection } from './ExportSection.tsx'
import shared from './Transfer.module.css'
import styles from './TransferView.module.css'

const ImportView = lazy(() => import('./ImportView.tsx').then((file) => ({ default: file.ImportView })))

/** An import that is looked at is named in the address, so that a reload finds it again. */
export function TransferView() {
  const t = useMessages(transferMessages)
  const [search, setSearch] = useSearchParams()
  const id = search.get('import') ?? undefined
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
      <div className={styles.layout}>
        <section className={shared.part} aria-labelledby="bring-in">
          <h2 id="bring-in">{t.bring}</h2>
          {id ? (
            <Suspense fallback={<Skeleton shape="card" height="16rem" />}>
              <ImportView key={id} id={id} onShow={show} />
            </Suspense>
          ) : (
            <ImportSection onShow={show} />
          )}
          <PastImports shown={id} onShow={show} />
        </section>
        <section className={shared.part} aria-labelledby="take-out">
          <h2 id="take-out">{t.take}</h2>
          <ExportSection />
        </section>
      </div>
    </Page>
  )
}
