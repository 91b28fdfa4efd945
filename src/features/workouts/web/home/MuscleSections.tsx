import { useMemo, useState } from 'react'
import { MUSCLES } from '#platform/body/muscles.ts'
import { addDays, weekdayOf } from '#platform/contract/dates.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Card } from '#platform/web/ui/Card.tsx'
import { ChartFrame } from '#platform/web/ui/ChartFrame.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import type { Training } from '../../contract/training.ts'
import { balanceOf } from '../../engine/balance.ts'
import { READY_FROM, recoveryOf, type DoneSets } from '../../engine/recovery.ts'
import { COUNTED_MUSCLES, weeklyRange, weeklySets } from '../../engine/volume.ts'
import { trainingMessages } from '../core/messages.ts'
import { useTable } from '../core/use-table.ts'
import { BodyMap } from '../figure/BodyMap.tsx'
import { BalanceCard } from './BalanceCard.tsx'
import styles from './Home.module.css'
import { homeMessages } from './messages.ts'
import { WeeksCard } from './WeeksCard.tsx'

const SHOWN_MUSCLES = MUSCLES.filter((muscle) => muscle !== 'neck' && muscle !== 'shins')
/** Below this recovery a muscle is shown as tired. Our own. */
const SOON_FROM = 0.4
const BALANCE_WEEKS = 4

/** Recovery, the sets of this week muscle by muscle, and the balance between movements. */
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
      return past.map(({ at, hardSets, reserve }) => ({
        exercise: one,
        sets: hardSets,
        reserve,
        hoursAgo: Math.max(0, (now - Date.parse(at)) / 3_600_000),
      }))
    })
    const monday = addDays(training.today, -weekdayOf(training.today))
    const week = training.weeks
      .filter((one) => one.week === monday)
      .flatMap(({ exercise, sets }) => {
        const one = table.byId.get(exercise)
        return one ? [{ exercise: one, sets }] : []
      })
    const weeks = training.weeks.flatMap(({ week: from, exercise, sets }) => {
      const one = table.byId.get(exercise)
      return one?.purpose === 'strength' ? [{ week: from, exercise: one, sets }] : []
    })
    const since = addDays(monday, -7 * (BALANCE_WEEKS - 1))
    const balance = balanceOf(weeks.filter((one) => one.week >= since))
    // An older stored answer may have no loads of other activities.
    const others = (training.loads ?? []).map(({ at, muscles }) => ({ muscles, hoursAgo: (now - Date.parse(at)) / 3_600_000 }))
    return { recovery: recoveryOf(done, others), week: weeklySets(week), balance, weeks }
  }, [table, training, now])
  if (!known) return <Skeleton shape="card" height="24rem" />
  const stateOf = (value: number) => (value >= READY_FROM ? 'ready' : value >= SOON_FROM ? 'soon' : 'tired')
  const stateWords = (value: number) => t.recovery[stateOf(value)]
  const percent = (value: number) => format.number(value, { style: 'percent', maximumFractionDigits: 0 })
  const named = (state: 'ready' | 'soon' | 'tired') =>
    SHOWN_MUSCLES.filter((muscle) => stateOf(known.recovery[muscle]) === state)
      .map((muscle) => w.muscle[muscle])
      .join(', ') || '–'
  const tiredness = Object.fromEntries(MUSCLES.map((muscle) => [muscle, 1 - known.recovery[muscle]]))
  const { from, to } = weeklyRange(training.settings.wishes?.level ?? 'novice')
  return (
    <>
      <Card as="section">
        <ChartFrame
          level={2}
          title={t.recovery.title}
          summary={t.recovery.text}
          columns={[t.recovery.muscle, t.recovery.state, t.recovery.rested]}
          rows={SHOWN_MUSCLES.map((muscle) => [w.muscle[muscle], stateWords(known.recovery[muscle]), percent(known.recovery[muscle])])}
        >
          <BodyMap levels={tiredness} label={t.recovery.map(named('ready'), named('tired'))} />
        </ChartFrame>
        <dl className={styles.states}>
          {(['ready', 'soon', 'tired'] as const).map((state) => (
            <div key={state}>
              <dt>{t.recovery[state]}</dt>
              <dd>{named(state)}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Stack as="section" aria-labelledby="weekly">
        <h2 id="weekly">{t.weekly.title}</h2>
        <p className="note">{t.weekly.text(from, to)}</p>
        <ul role="list" className={styles.list}>
          {COUNTED_MUSCLES.map((muscle) => {
            const sets = known.week.get(muscle) ?? 0
            return (
              <li key={muscle} className={styles.muscle}>
                <span>{w.muscle[muscle]}</span>
                <span className={styles.track} aria-hidden="true">
                  <span style={{ inlineSize: `${Math.min(1, sets / to) * 100}%` }} />
                </span>
                <span className="note">{t.weekly.sets(format.number(sets))}</span>
              </li>
            )
          })}
        </ul>
      </Stack>
      {known.weeks.length > 0 && <WeeksCard done={known.weeks} today={training.today} range={{ from, to }} />}
      {known.balance.length > 0 && <BalanceCard balance={known.balance} />}
    </>
  )
}
