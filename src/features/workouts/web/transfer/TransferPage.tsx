import { useSearchParams } from 'react-router'
import { urlOf } from '#platform/web/api/call.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { apiHost } from '#platform/web/native/native.ts'
import { buttonClass } from '#platform/web/ui/Button.tsx'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { exportTrainingFile } from '../../contract-transfer.ts'
import { ChooseFile } from './ChooseFile.tsx'
import { ImportView } from './ImportView.tsx'
import { trainingTransferMessages } from './messages.ts'
import { PastImports } from './PastImports.tsx'
import styles from './Transfer.module.css'

const exportUrl = (format: 'hevy' | 'strong' | 'json') => apiHost() + urlOf(exportTrainingFile.path, { params: { format } })

/** Training from another app with its history, and all of it to take along. The import that is looked at is in the address. */
export default function TransferPage() {
  const t = useMessages(trainingTransferMessages)
  const [search, setSearch] = useSearchParams()
  const id = search.get('import') ?? undefined
  const show = (next?: string) => setSearch(next ? { import: next } : {}, { preventScrollReset: true })

  return (
    <Page area="body" wide header={<PageHeader back={<BackLink to="/gym-ai">{t.back}</BackLink>} title={t.title} lead={t.lead} />}>
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
            <a href={exportUrl('hevy')} download className={buttonClass({ kind: 'soft' })}>
              {t.hevy}
            </a>
            <a href={exportUrl('strong')} download className={buttonClass({ kind: 'soft' })}>
              {t.strong}
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
