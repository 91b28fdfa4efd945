import { useMessages } from '#platform/web/i18n/messages.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { listMeasurements } from '../contract.ts'
import { coreMessages } from './core/messages.ts'
import { MeasurementsSkeleton } from './MeasurementsSkeleton.tsx'

export const reads = [listMeasurements.path]

/** Placeholder of MeasurementsPage before the person's data are loaded. */
export default function MeasurementsOutline() {
  const t = useMessages(coreMessages)
  return (
    <Page area="body" wide header={<PageHeader back={<BackLink>{t.toHub}</BackLink>} title={t.title} lead={t.lead} />}>
      <MeasurementsSkeleton />
    </Page>
  )
}
