import { Button } from '#platform/web/ui/Button.tsx'
import { plus } from '#platform/web/ui/icons/controls.ts'
import { outlineOf } from '#platform/web/ui/outline.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { listMeditations } from '../contract.ts'
import styles from './core/Meditations.module.css'
import { MeditationsSkeleton } from './core/MeditationsSkeleton.tsx'
import { meditationMessages } from './core/messages.ts'

const t = meditationMessages.en

export const meditations = outlineOf(
  { wide: true, back: t.soul, title: t.title, lead: t.lead, actions: <Button icon={plus}>{t.make.open}</Button> },
  <Stack gap={6} className={styles.all}>
    <Skeleton className={styles.listsShadow} />
    <MeditationsSkeleton />
  </Stack>,
  listMeditations,
)
