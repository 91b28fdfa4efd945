import type { Answer, Sheet } from '../../answers.ts'
import type { Say } from '../core/health.ts'
import styles from './Checks.module.css'
import { HearingCheck } from './HearingCheck.tsx'
import { VisionCheck } from './VisionCheck.tsx'

/** The two self-checks, and what each said last. */
export default function Checks({ answers, sheet, say }: { answers: readonly Answer[]; sheet: Sheet; say: Say }) {
  const dayOf = (item: string) => answers.find(({ answer }) => answer.item === item)?.day
  return (
    <div className={styles.page}>
      <HearingCheck last={sheet['hearing-check']} day={dayOf('hearing-check')} say={say} />
      <VisionCheck last={sheet['vision-check']} day={dayOf('vision-check')} say={say} />
    </div>
  )
}
