import { useState } from 'react'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { uiMessages } from '#platform/web/ui/messages.ts'
import type { Mood } from '#platform/web/ui/MoodFace.tsx'
import { MoodPicker } from '#platform/web/ui/MoodPicker.tsx'
import { MOODS_LEAST, type getDiscover } from '../contract.ts'
import styles from './Discover.module.css'
import { discoverMessages } from './messages.ts'
import { moodBefore, storeMoodBefore } from './mood-before.ts'
import { useNoteMoods } from './use-discover.ts'

/** Asks how somebody is before they listen, and after; and says what changed, once there is enough to say it. */
export function MoodCard({ moods: { n, change } }: Pick<OutputOf<typeof getDiscover>, 'moods'>) {
  const t = useMessages(discoverMessages).moods
  const names = useMessages(uiMessages).moods
  const format = useFormat()
  const note = useNoteMoods()
  const [before, setBefore] = useState(moodBefore)
  const choose = (mood: Mood | undefined) => {
    storeMoodBefore(mood)
    setBefore(mood)
  }
  const signed = (value: number) => format.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero' })
  return (
    <Card as="section" pad="lg" className={styles.moods} aria-labelledby="discover-moods">
      <h2 id="discover-moods" className={styles.heading}>
        {t.title}
      </h2>
      <div className={styles.ask}>
        {before === undefined ? (
          <>
            <MoodPicker key="before" label={t.ask} value={undefined} onChange={choose} />
            <p className={styles.soft}>{t.askText}</p>
          </>
        ) : (
          <>
            <MoodPicker
              key="after"
              label={t.askAfter}
              value={undefined}
              onChange={(after) => {
                note(before, after)
                choose(undefined)
              }}
            />
            <p className={styles.soft}>
              {t.before(names[before - 1] ?? '')}{' '}
              <Button kind="quiet" size="sm" onClick={() => choose(undefined)}>
                {t.drop}
              </Button>
            </p>
          </>
        )}
      </div>
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
