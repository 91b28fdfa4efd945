import { useState } from 'react'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { uiMessages } from '#platform/web/ui/messages.ts'
import type { Mood } from '#platform/web/ui/MoodFace.tsx'
import { MoodPicker } from '#platform/web/ui/MoodPicker.tsx'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { MOODS_LEAST, type getDiscover } from '../contract.ts'
import styles from './Discover.module.css'
import { discoverMessages } from './messages.ts'
import { moodBefore, storeMoodBefore } from './mood-before.ts'
import { useNoteMoods } from './use-discover.ts'

/** Asks for the person's mood before and after listening, and shows the mean change once there are enough pairs. */
export function MoodCard({ moods: { n, change } }: Pick<OutputOf<typeof getDiscover>, 'moods'>) {
  const t = useMessages(discoverMessages).moods
  const names = useMessages(uiMessages).moods
  const format = useFormat()
  const note = useNoteMoods()
  const [before, setBefore] = useState(moodBefore)
  // Arrow keys move over the faces: a choice only counts after it is confirmed.
  const [picked, setPicked] = useState<Mood>()
  const choose = (mood: Mood | undefined) => {
    storeMoodBefore(mood)
    setBefore(mood)
    setPicked(undefined)
  }
  const confirm = () => {
    if (picked === undefined) return
    if (before !== undefined) note(before, picked)
    choose(before === undefined ? picked : undefined)
  }
  const signed = (value: number) => format.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero' })
  return (
    <Card as="section" pad="lg" gap={4} aria-labelledby="discover-moods">
      <h2 id="discover-moods" className={styles.heading}>
        {t.title}
      </h2>
      <Stack gap={2}>
        <MoodPicker label={before === undefined ? t.ask : t.askAfter} value={picked} onChange={setPicked} />
        <p className={styles.soft}>{before === undefined ? t.askText : t.before(names[before - 1] ?? '')}</p>
        <Cluster as="p" gap={2}>
          <Button kind="soft" size="sm" disabled={picked === undefined} onClick={confirm}>
            {before === undefined ? t.remember : t.note}
          </Button>
          {before !== undefined && (
            <Button kind="quiet" size="sm" onClick={() => choose(undefined)}>
              {t.drop}
            </Button>
          )}
        </Cluster>
      </Stack>
      {change ? (
        <div>
          <p>{t.change(n, signed(change.mean), signed(change.low), signed(change.high))}</p>
          <p className={styles.soft}>{t.noCause}</p>
        </div>
      ) : (
        <p className={styles.soft}>{t.few(n, MOODS_LEAST)}</p>
      )}
    </Card>
  )
}
