import { useSearchParams } from 'react-router'
import { urlOf } from '#platform/web/api/call.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { apiHost } from '#platform/web/native/native.ts'
import { buttonClass } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { exportHabits } from '../../contract-transfer.ts'
import { BackLink } from '../habit/BackLink.tsx'
import { ChooseFile } from './ChooseFile.tsx'
import { ImportView } from './ImportView.tsx'
import { habitTransferMessages } from './messages.ts'
import { PastImports } from './PastImports.tsx'
import styles from './Transfer.module.css'

const exportUrl = (format: 'loop' | 'json') => apiHost() + urlOf(exportHabits.path, { params: { format } })

/** Habits from another app with their history, and all of them to take along. The import that is looked at is in the address. */
export default function TransferPage() {
  const t = useMessages(habitTransferMessages)
  const [search, setSearch] = useSearchParams()
  const id = search.get('import') ?? undefined
  const show = (next?: string) => setSearch(next ? { import: next } : {}, { preventScrollReset: true })

  return (
    <Page area="habits" wide header={<PageHeader back={<BackLink />} title={t.title} lead={t.lead} />}>
      <div className={styles.layout}>
        <Card as="section" pad="lg" className={styles.part} aria-labelledby="bring">
          <h2 id="bring">{t.bring}</h2>
          {id ? <ImportView key={id} id={id} onShow={show} /> : <ChooseFile onShow={show} />}
          <PastImports shown={id} onShow={show} />
        </Card>
        <Card as="section" pad="lg" className={styles.part} aria-labelledby="take">
          <h2 id="take">{t.take}</h2>
          <p className={styles.soft}>{t.takeHint}</p>
          <div className={styles.buttons}>
            <a href={exportUrl('loop')} download className={buttonClass({ kind: 'soft' })}>
              {t.loop}
            </a>
            <a href={exportUrl('json')} download className={buttonClass({ kind: 'soft' })}>
              {t.json}
            </a>
          </div>
        </Card>
      </div>
    </Page>
  )
}
