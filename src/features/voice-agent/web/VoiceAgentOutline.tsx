import { useMessages } from '#platform/web/i18n/messages.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { voiceAgentMessages } from './core/messages.ts'
import styles from './VoiceAgent.module.css'

/** VoiceAgentPage as the build renders it, without any data of the person. */
export default function VoiceAgentOutline() {
  const t = useMessages(voiceAgentMessages)
  return (
    <Page area="companion" header={<PageHeader title={t.title} lead={t.lead} />}>
      <Skeleton shape="card" className={styles.formSkeleton} />
      <Skeleton shape="card" className={styles.examplesSkeleton} />
    </Page>
  )
}
