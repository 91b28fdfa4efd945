import { useMessages } from '#platform/web/i18n/messages.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { getTraining } from '../../contract/training.ts'
import { trainingMessages } from '../core/messages.ts'
import { generatorMessages } from './messages.ts'

export const reads = [getTraining.path]

/** GeneratorPage before any data of the person is loaded. */
export default function GeneratorOutline() {
  const t = useMessages(generatorMessages)
  const { toBody } = useMessages(trainingMessages)
  return (
    <Page area="body" wide header={<PageHeader back={<BackLink>{toBody}</BackLink>} title={t.title} lead={t.lead} />}>
      <div aria-busy="true">
        <p className="visually-hidden">{t.loading}</p>
        <Skeleton shape="card" height="40rem" />
      </div>
    </Page>
  )
}
