import { useMessages } from '#platform/web/i18n/messages.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { getMixer } from '../../contract-mixer.ts'
import { mixerMessages } from './messages.ts'
import { MixerShadow } from './MixerShadow.tsx'

export const reads = [getMixer.path]

/** MixerPage before any data of the person is loaded. */
export default function MixerOutline() {
  const t = useMessages(mixerMessages)
  return (
    <Page area="soul" wide header={<PageHeader title={t.title} lead={t.lead} back={<BackLink>{t.soul}</BackLink>} />}>
      <MixerShadow />
    </Page>
  )
}
