import { useMessages } from '#platform/web/i18n/messages.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { getCardio } from '../../contract.ts'
import { cardioMessages } from '../core/messages.ts'
import { CardioSkeleton } from './CardioSkeleton.tsx'

export const reads = [getCardio.path]

/** Placeholder of CardioPage before the person's data are loaded. */
export default function CardioOutline() {
  const t = useMessages(cardioMessages)
  return (
    <Page
      area="body"
      wide
      header={<PageHeader back={<BackLink>{t.toBody}</BackLink>} title={t.title} lead={t.lead} />}
      aside={<Skeleton shape="card" height="16rem" />}
    >
      <CardioSkeleton />
    </Page>
  )
}
