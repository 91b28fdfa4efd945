import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Card } from '#platform/web/ui/Card.tsx'
import { Stat } from '#platform/web/ui/Stat.tsx'
import type { CardioDetail, CardioSession } from '../../contract.ts'
import { KIND_FACTS } from '../../engine/kinds.ts'
import { cardioMessages } from '../core/messages.ts'
import { distanceWords, speedWords } from '../core/speed-words.ts'
import { heightWords } from './height-words.ts'
import { detailMessages } from './messages.ts'
import styles from './Session.module.css'

/** The figures of a session, and the person's note. */
export function Facts({ session, analysis }: { session: CardioSession; analysis: CardioDetail['analysis'] }) {
  const t = useMessages(detailMessages)
  const core = useMessages(cardioMessages)
  const format = useFormat()
  const { kind, seconds, metres, bpm, effort, note } = session
  const moving = analysis && analysis.movingSeconds > 0 ? analysis.movingSeconds : null
  // Pauses must not slow the pace down.
  const speed = speedWords(kind, metres, analysis?.metres && moving ? Math.min(seconds, moving) : seconds, format, core.per)
  const mean = bpm ?? analysis?.heartRate?.mean
  const whole = (value: number) => t.facts.bpm(format.number(Math.round(value)))
  return (
    <Card as="section" className={styles.card}>
      <div className={styles.facts}>
        {metres !== null && <Stat label={t.facts.distance} value={distanceWords(metres, format)} />}
        <Stat label={t.facts.time} value={format.duration(seconds)} />
        {moving !== null && Math.abs(moving - seconds) > 60 && <Stat label={t.facts.moving} value={format.duration(moving)} />}
        {analysis && analysis.elapsedSeconds - seconds > 60 && (
          <Stat label={t.facts.elapsed} value={format.duration(analysis.elapsedSeconds)} />
        )}
        {speed && <Stat label={KIND_FACTS[kind].speaks === 'speed' ? t.facts.speed : t.facts.pace} value={speed} />}
        {analysis?.gain != null && <Stat label={t.facts.climb} value={heightWords(analysis.gain, format)} />}
        {mean != null && <Stat label={t.facts.pulse} value={whole(mean)} />}
        {analysis?.heartRate && <Stat label={t.facts.pulseMax} value={whole(analysis.heartRate.max)} />}
      </div>
      <p className={styles.soft}>
        {t.facts.effort}: {core.effort[effort]}
      </p>
      {note && <p className={styles.note}>{note}</p>}
    </Card>
  )
}
