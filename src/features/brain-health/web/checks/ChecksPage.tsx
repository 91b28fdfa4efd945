import { useMessages } from '#platform/web/i18n/messages.ts'
import { SubPage } from '../core/SubPage.tsx'
import { useBrainHealth } from '../core/use-brain-health.ts'
import styles from './Checks.module.css'
import { HearingCheck } from './HearingCheck.tsx'
import { checksMessages } from './messages.ts'
import { VisionCheck } from './VisionCheck.tsx'

/** The two self-checks, and what each said last. */
export default function ChecksPage() {
  const c = useMessages(checksMessages)
  const health = useBrainHealth()
  const { data, sheet, say } = health
  const dayOf = (item: string) => data?.answers.find(({ answer }) => answer.item === item)?.day
  return (
    <SubPage title={c.title} lead={c.lead} of={health}>
      <div className={styles.page}>
        <HearingCheck last={sheet?.['hearing-check']} day={dayOf('hearing-check')} say={say} />
        <VisionCheck last={sheet?.['vision-check']} day={dayOf('vision-check')} say={say} />
      </div>
    </SubPage>
  )
}
