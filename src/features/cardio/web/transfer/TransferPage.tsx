import { useSearchParams } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { cardioMessages } from '../core/messages.ts'
import { ChooseFiles } from './ChooseFiles.tsx'
import { ImportView } from './ImportView.tsx'
import { transferMessages } from './messages.ts'
import { PastImports } from './PastImports.tsx'
import styles from './Transfer.module.css'

/** Recordings of devices, looked at first. The import that is looked at is in the address. */
export default function TransferPage() {
  const t = useMessages(transferMessages)
  const core = useMessages(cardioMessages)
  const [search, setSearch] = useSearchParams()
  const id = search.get('import') ?? undefined
  const show = (next?: string) => setSearch(next ? { import: next } : {}, { preventScrollReset: true })
  return (
    <Page area="body" header={<PageHeader back={<BackLink to="/gym-ai/cardio">{core.toCardio}</BackLink>} title={t.title} lead={t.lead} />}>
      <Card as="section" pad="lg" className={styles.part} aria-labelledby="bring">
        <h2 id="bring">{t.bring}</h2>
        {id ? <ImportView key={id} id={id} onShow={show} /> : <ChooseFiles onShow={show} />}
        <PastImports shown={id} onShow={show} />
      </Card>
    </Page>
  )
}
