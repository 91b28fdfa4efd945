import { Card } from '#platform/web/ui/Card.tsx'
import { outlineOf } from '#platform/web/ui/outline.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { getMixer } from '../contract-mixer.ts'
import { getRecord } from '../contract-record.ts'
import { getSoul, listPractices } from '../contract.ts'
import { soulMessages } from './messages.ts'
import { mixerMessages } from './mixer/messages.ts'
import { MixerShadow } from './mixer/MixerShadow.tsx'
import { practiceMessages } from './practices/messages.ts'
import styles from './practices/Practices.module.css'
import { recordMessages } from './record/messages.ts'
import { RecordShadow } from './record/RecordShadow.tsx'
import { SoulSkeleton } from './SoulSkeleton.tsx'

const t = soulMessages.en
const mixerWords = mixerMessages.en
const practiceWords = practiceMessages.en
const recordWords = recordMessages.en

export const soul = outlineOf({ wide: true, title: t.title, lead: t.lead }, <SoulSkeleton />, getSoul)

/** The body of a practice's page. */
const practice = (
  <div className={styles.columns}>
    <Card look="tinted" pad="lg" className={styles.stage}>
      <div className={styles.dial}>
        <Skeleton shape="round" width="20rem" height="20rem" />
      </div>
      <div className={styles.start}>
        <Skeleton shape="card" width="9rem" height="3.5rem" />
      </div>
    </Card>
    <Stack className={styles.settings}>
      <Skeleton shape="card" width="100%" height="6rem" />
      <Skeleton shape="card" width="100%" height="12rem" />
    </Stack>
  </div>
)

export const breathing = outlineOf(
  { wide: true, back: practiceWords.soul, title: practiceWords.breathing.title, lead: practiceWords.breathing.lead },
  practice,
  listPractices,
)

export const timer = outlineOf(
  { wide: true, back: practiceWords.soul, title: practiceWords.timer.title, lead: practiceWords.timer.lead },
  practice,
  listPractices,
)

export const mixer = outlineOf(
  { wide: true, back: mixerWords.soul, title: mixerWords.title, lead: mixerWords.lead },
  <MixerShadow />,
  getMixer,
)

export const record = outlineOf(
  { wide: true, back: recordWords.soul, title: recordWords.title, lead: recordWords.lead },
  <RecordShadow />,
  getRecord,
)
