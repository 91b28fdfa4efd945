import { useMessages } from '#platform/web/i18n/messages.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { getSafetyPlan } from '../../contract.ts'
import core from '../core/Core.module.css'
import { coreMessages } from '../core/messages.ts'

export const reads = [getSafetyPlan.path]

/** HomePage as the build renders it, without any data of the person. */
export default function HomeOutline() {
  const t = useMessages(coreMessages)
  return (
    <Page area="mind" header={<PageHeader back={<BackLink>{t.toMind}</BackLink>} title={t.title} lead={t.lead} />}>
      <Skeleton shape="card" className={core.shadow} />
    </Page>
  )
}
