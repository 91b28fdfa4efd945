import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { TitledCard } from '#platform/web/ui/TitledCard.tsx'
import { ProgressRing } from '#platform/web/ui/ProgressRing.tsx'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { FAST_GOALS, LONGEST_FAST_HOURS } from '../../contract/fasting.ts'
import { fastingMessages } from './messages.ts'
import type { StoredFast } from './moments.ts'
import styles from './Fasting.module.css'

const HOUR_MS = 3_600_000
const RING = 168

interface RunningCardProps {
  one: StoredFast
  now: number
  /** The person hides figures: shows times, but no durations. */
  isHidden: boolean
  onWrite: (one: StoredFast, words: string, before: StoredFast) => void
  onChange: () => void
  onRemove: () => void
}

/** The current fast, with the button to end it first. */
export function RunningCard({ one, now, isHidden, onWrite, onChange, onRemove }: RunningCardProps) {
  const words = useMessages(fastingMessages)
  const t = words.running
  const format = useFormat()
  const { thing } = one
  const from = Date.parse(thing.from)
  const hours = Math.max(0, now - from) / HOUR_MS
  const length = format.duration(Math.floor(hours * 60) * 60)
  const goal = words.begin.hours(thing.goal)
  if (hours >= LONGEST_FAST_HOURS)
    return (
      <TitledCard isSmall title={words.ended.title} look="tinted" className={styles.card}>
        <p>{words.ended.text}</p>
        <Cluster>
          <Button onClick={onChange}>{words.ended.say}</Button>
          <Button kind="quiet" onClick={onRemove}>
            {t.drop}
          </Button>
        </Cluster>
      </TitledCard>
    )
  const stop = () => {
    const to = new Date(Math.max(from + 1000, Date.now())).toISOString()
    onWrite({ id: one.id, thing: { ...thing, to } }, isHidden ? words.toasts.savedPlain : words.toasts.saved(length), one)
  }
  const isLong = hours >= Math.max(...FAST_GOALS)
  return (
    <Card as="section" look="tinted" className={styles.running}>
      {!isHidden && (
        <ProgressRing label={t.ring} value={hours / thing.goal} valueText={`${length} ${t.goal(goal)}`} size={RING} thickness={10}>
          <span className={styles.middle}>
            <strong>{length}</strong>
            <span>{t.goal(goal)}</span>
          </span>
        </ProgressRing>
      )}
      <div className={styles.card}>
        <h2 className="small-title">{t.title(format.time(from))}</h2>
        <p role="status">{isLong ? t.long : hours >= thing.goal ? t.over(goal) : t.until(format.time(from + thing.goal * HOUR_MS))}</p>
        <p className="note">{t.unwell}</p>
        <Cluster>
          <Button onClick={stop}>{t.stop}</Button>
          <Button kind="quiet" onClick={onChange}>
            {t.change}
          </Button>
          <Button kind="quiet" onClick={onRemove}>
            {t.drop}
          </Button>
        </Cluster>
      </div>
    </Card>
  )
}
