import { useMessages } from '#platform/web/i18n/messages.ts'
import { buttonClass } from '#platform/web/ui/Button.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { getMind } from '../../contract.ts'
import { mindMessages } from '../core/messages.ts'
import { HomeSkeleton } from './HomeSkeleton.tsx'

export const reads = [getMind.path]

/** HomePage before any data of the person is loaded. */
export default function HomeOutline() {
  const t = useMessages(mindMessages)
  return (
    <Page
      area="mind"
      wide
      header={<PageHeader title={t.title} lead={t.lead} actions={<span className={buttonClass({ kind: 'soft' })}>{t.history}</span>} />}
    >
      <HomeSkeleton />
    </Page>
  )
}
