import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ChartFrame } from '#platform/web/ui/ChartFrame.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { Sparkline } from '#platform/web/ui/Sparkline.tsx'
import { Stat } from '#platform/web/ui/Stat.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { Grid } from '#platform/web/ui/Grid.tsx'
import { dotted } from '#platform/web/i18n/dotted.ts'
import { getLift } from '../../contract/training.ts'
import type { Target } from '../../engine/types.ts'
import { fromKg } from '../../gyms/gym.ts'
import { useAmountWords } from '../core/use-amount-words.ts'
import { usePlace } from '../data/use-place.ts'
import styles from './History.module.css'
import { historyMessages } from './messages.ts'

const SHOWN = 10

/** A person's history of an exercise: records by reps, the estimate of one rep and the volume over time, each also as a table. */
export function LiftHistory({ exercise, measure }: { exercise: string; measure: Target['kind'] }) {
  const t = useMessages(historyMessages)
  const format = useFormat()
  const amountWords = useAmountWords()
  const { unit } = usePlace()
  const [isAll, setAll] = useState(false)
  const { data, error } = useQuery(queryOf(getLift, { params: { exercise } }))
  const weight = (kilograms: number) => `${format.number(Math.round(fromKg(kilograms, unit) * 10) / 10)} ${unit}`
  if (!data)
    return (
      <Stack as="section" className={styles.section} aria-label={t.title}>
        {error ? <p className="soft">{t.offline}</p> : <Skeleton shape="card" height="12rem" />}
      </Stack>
    )
  const { records, past } = data
  const oldestFirst = past.toReversed()
  const estimates = oldestFirst.flatMap(({ day, estimate }) => (estimate === null ? [] : [{ day, estimate }]))
  const volumes = oldestFirst.filter(({ volume }) => volume > 0)
  return (
    <Stack as="section" className={styles.section} aria-labelledby="history">
      <h2 id="history">{t.title}</h2>
      {past.length === 0 && <p className="soft">{t.none}</p>}
      <Grid min="8rem">
        {records.weight !== null && <Stat label={t.heaviest} value={weight(records.weight)} />}
        {records.estimate !== null && <Stat label={t.estimate} value={weight(records.estimate)} />}
        {records.amount !== null && <Stat label={t.most} value={amountWords(past[0]?.target?.kind ?? measure, records.amount)} />}
        {Object.entries(records.byReps).map(([reps, load]) => (
          <Stat key={reps} label={t.reps(Number(reps))} value={weight(load)} />
        ))}
      </Grid>
      {estimates.length > 1 && (
        <ChartFrame
          title={t.curve}
          summary={t.curveText(weight(estimates[0]!.estimate), weight(estimates.at(-1)!.estimate))}
          columns={[t.day, t.curve]}
          rows={estimates.map(({ day, estimate }) => [format.localDay(day), weight(estimate)])}
        >
          <Sparkline
            label={t.curveText(weight(estimates[0]!.estimate), weight(estimates.at(-1)!.estimate))}
            values={estimates.map(({ estimate }) => estimate)}
            height={96}
          />
        </ChartFrame>
      )}
      {volumes.length > 1 && (
        <ChartFrame
          title={t.volume}
          columns={[t.day, t.volume, t.sets]}
          rows={volumes.map(({ day, volume, sets }) => [format.localDay(day), weight(volume), format.number(sets.length)])}
        >
          <Sparkline label={t.volume} values={volumes.map(({ volume }) => volume)} height={64} />
        </ChartFrame>
      )}
      {past.length > 0 && (
        <>
          <h3>{t.sessions}</h3>
          <Stack as="ul" role="list" gap={2} className={styles.sessions}>
            {past.slice(0, isAll ? undefined : SHOWN).map(({ at, day, target, sets }) => (
              <li key={at}>
                <span className="soft">{format.localDay(day)}</span>
                <span>
                  {dotted(
                    sets.map(
                      ([load, amount]) => `${load === null ? '' : `${weight(load)} × `}${amountWords(target?.kind ?? measure, amount)}`,
                    ),
                  )}
                </span>
              </li>
            ))}
          </Stack>
          {past.length > SHOWN && !isAll && (
            <p>
              <Button kind="soft" onClick={() => setAll(true)}>
                {t.allSessions(past.length)}
              </Button>
            </p>
          )}
        </>
      )}
    </Stack>
  )
}
