import { useState } from 'react'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { TitledCard } from '#platform/web/ui/TitledCard.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { FAST_GOALS, LONGEST_FAST_HOURS, type Fast } from '../../contract/fasting.ts'
import { fastingMessages } from './messages.ts'
import styles from './Fasting.module.css'

const HOUR_MS = 3_600_000
const USUAL = 12

interface BeginCardProps {
  /** Maximum hours to choose. */
  most: number
  /** Time of the last food in the diary, if known. */
  last: number | undefined
  now: number
  /** Goal of the last fast. */
  goal: Fast['goal'] | undefined
  onBegin: (from: number, goal: Fast['goal']) => void
}

export function BeginCard({ most, last, now, goal: before, onBegin }: BeginCardProps) {
  const t = useMessages(fastingMessages).begin
  const format = useFormat()
  const goals = FAST_GOALS.filter((hours) => hours <= most)
  const [wished, setWished] = useState<Fast['goal']>(before ?? USUAL)
  const goal = goals.includes(wished) ? wished : USUAL
  const isRecent = last !== undefined && now - last < LONGEST_FAST_HOURS * HOUR_MS
  return (
    <TitledCard isSmall title={t.title} className={styles.card}>
      <Field label={t.goal} className={styles.goal}>
        <Select value={goal} options={goals.map((hours) => ({ value: hours, label: t.hours(hours) }))} onChange={setWished} />
      </Field>
      <Cluster>
        <Button onClick={() => onBegin(Date.now(), goal)}>{t.now}</Button>
        {isRecent && (
          <Button kind="soft" onClick={() => onBegin(last, goal)}>
            {t.since(format.time(last))}
          </Button>
        )}
      </Cluster>
    </TitledCard>
  )
}
