import { useMemo, useState } from 'react'
import { addDays, daysBetween, weekdayOf } from '#platform/contract/dates.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import type { Training } from '../../contract-training.ts'
import { READY_FROM, recoveryOf, type DoneSets } from '../../engine/recovery.ts'
import { COUNTED_MUSCLES, weeklyRange, weeklySets } from '../../engine/volume.ts'
import { trainingMessages } from '../core/messages.ts'
import { useTable } from '../core/use-table.ts'
import styles from './Home.module.css'
import { homeMessages } from './messages.ts'

/** What is rested, and what this week had so far, muscle by muscle. */
export function MuscleSections({ training }: { training: Training }) {
  const t = useMessages(homeMessages)
  const w = useMessages(trainingMessages)
  const format = useFormat()
  const { table } = useTable()
  const [now] = useState(() => Date.now())
  const known = useMemo(() => {
    if (!table) return undefined
    const done: DoneSets[] = training.lifts.flatMap(({ exercise, past }) => {
      const one = table.byId.get(exercise)
      if (!one) return []
      return past.map(({ day, hardSets, reserve }) => ({
        exercise: one,
        sets: hardSets,
        reserve,
        hoursAgo: Math.max(2, daysBetween(day, training.today) * 24),
      }))
    })
    const monday = addDays(training.today, -weekdayOf(training.today))
    const week = training.weeks
      .filter((one) => one.week === monday)
      .flatMap(({ exercise, sets }) => {
        const one = table.byId.get(exercise)
        return one ? [{ exercise: one, sets }] : []
      })
    // A device may still keep an answer from before there was more than strength.
    const others = (training.loads ?? []).map(({ at, muscles }) => ({ muscles, hoursAgo: (now - Date.parse(at)) / 3_600_000 }))
    return { recovery: recoveryOf(done, others), week: weeklySets(week) }
  }, [table, training, now])
  if (!known) return <Skeleton shape="card" height="24rem" />
  const { from, to } = weeklyRange(training.settings.wishes?.level ?? 'novice')
  return (
    <>
      <section className={styles.section} aria-labelledby="rested">
        <h2 id="rested">{t.recovery.title}</h2>
        <p className={styles.soft}>{t.recovery.text}</p>
        <ul className={styles.list}>
          {COUNTED_MUSCLES.map((muscle) => {
            const value = known.recovery[muscle]
            return (
              <li key={muscle} className={styles.muscle}>
                <span>{w.muscle[muscle]}</span>
                <span className={styles.track} aria-hidden="true">
                  <span style={{ inlineSize: `${value * 100}%` }} />
                </span>
                <span className={styles.soft}>
                  {value >= READY_FROM ? t.recovery.ready : value >= 0.4 ? t.recovery.soon : t.recovery.tired}
                </span>
              </li>
            )
          })}
        </ul>
      </section>
      <section className={styles.section} aria-labelledby="weekly">
        <h2 id="weekly">{t.weekly.title}</h2>
        <p className={styles.soft}>{t.weekly.text(from, to)}</p>
        <ul className={styles.list}>
          {COUNTED_MUSCLES.map((muscle) => {
            const sets = known.week.get(muscle) ?? 0
            return (
              <li key={muscle} className={styles.muscle}>
                <span>{w.muscle[muscle]}</span>
                <span className={styles.track} aria-hidden="true">
                  <span style={{ inlineSize: `${Math.min(1, sets / to) * 100}%` }} />
                </span>
                <span className={styles.soft}>{t.weekly.sets(format.number(sets))}</span>
              </li>
            )
          })}
        </ul>
      </section>
    </>
  )
}
