import { outlineOf } from '#platform/web/ui/outline.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { voiceAgentMessages } from './core/messages.ts'
import styles from './VoiceAgent.module.css'

const t = voiceAgentMessages.en

export const voiceAgent = outlineOf(
  { title: t.title, lead: t.lead },
  <>
    <Skeleton shape="card" className={styles.formSkeleton} />
    <Skeleton shape="card" className={styles.examplesSkeleton} />
  </>,
)
