import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { perform } from '#platform/web/offline/app-outbox.ts'
import { keyOf, queryOf } from '#platform/web/query/query-of.ts'
import { usePersistedQuery } from '#platform/web/query/use-persisted-query.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { ChartFrame } from '#platform/web/ui/ChartFrame.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { trash } from '#platform/web/ui/icons/actions.ts'
import { Select } from '#platform/web/ui/Select.tsx'
import { Stat } from '#platform/web/ui/Stat.tsx'
import { TimeChart } from '#platform/web/ui/TimeChart.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { Grid } from '#platform/web/ui/Grid.tsx'
import { deleteMindSession, getMind, getMindHistory, type MindSession } from '../../contract.ts'
import { GAMES, type GameId } from '../../games/core/catalog.ts'
import { mean } from '../../games/core/scoring.ts'
import { BASELINE, LEARNING, standingOf } from '../../history.ts'
import { MAIN_UNITS } from '../core/main-units.ts'
import { measureText } from '../core/measure-text.ts'
import { mindMessages } from '../core/messages.ts'
import { AllGames } from './AllGames.tsx'
import styles from './History.module.css'

const kindOf = ({ device, input }: MindSession) => `${device}-${input}`

/** The mean of each value and its three neighbours on either side; empty with fewer than five values. */
const runningMeans = (values: readonly number[]): number[] =>
  values.length < 5 ? [] : values.map((_, at) => mean(values.slice(Math.max(0, at - 3), at + 4))!)

/** Scores of one game within one kind of device: chart, baseline, trend, change. */
export function GameHistory({ game }: { game: GameId }) {
  const t = useMessages(mindMessages)
  const format = useFormat()
  const [kind, setKind] = useState<string>()
  const { data, error, isLooking, isFetching, refetch } = usePersistedQuery(queryOf(getMindHistory, { params: { game } }), {
    fallback: 'while-loading',
  })
  if (!data)
    return error && !isLooking ? (
      <ErrorState title={t.past.failedTitle} text={t.failedText} onRetry={refetch} retrying={isFetching} />
    ) : (
      <div className={styles.chartShadow} />
    )
  const kinds = [...Map.groupBy(data.sessions, kindOf)].sort(([, a], [, b]) => b.length - a.length)
  const shown = kinds.find(([one]) => one === kind) ?? kinds[0]
  if (!shown) return null
  const [shownKind, sessions] = shown
  const scored = sessions.filter(({ main }) => main !== null)
  const standing = standingOf(
    scored.map(({ main }) => main!),
    GAMES[game].better,
  )
  const text = (value: number | null | undefined) => measureText(format, t, MAIN_UNITS[game], value)
  const signed = (value: number) => `${value > 0 ? '+' : value < 0 ? '−' : ''}${text(Math.abs(value))}`
  const { baseline, trend, change } = standing
  const missing = Math.max(1, LEARNING + BASELINE - scored.length)
  const smooth = runningMeans(scored.map(({ main }) => main!))
  const day = (session: MindSession) => format.localDay(session.day)
  return (
    <>
      {kinds.length > 1 && (
        <div className={styles.chooser}>
          <Field label={t.past.device}>
            <Select
              value={shownKind}
              onChange={setKind}
              options={kinds.map(([one, { 0: first, length }]) => ({
                value: one,
                label: `${t.devices[first!.device]}, ${t.inputs[first!.input]} (${length})`,
              }))}
            />
          </Field>
        </div>
      )}
      <ChartFrame
        level={2}
        title={t.mains[game]}
        summary={t.past.chartSummary(sessions.length, day(sessions[0]!), day(sessions.at(-1)!))}
        columns={[t.past.day, t.past.score]}
        rows={sessions.map((session) => [
          format.date(Date.parse(session.startedAt)),
          session.main === null ? t.past.none : text(session.main),
        ])}
      >
        <TimeChart
          label={`${t.past.chart}: ${scored
            .map(({ main }) => text(main))
            .slice(-12)
            .join(', ')}`}
          from={-0.5}
          to={scored.length - 0.5}
          dots={scored.map(({ main }, x) => ({ x, y: main! }))}
          line={smooth.map((y, x) => ({ x, y }))}
          {...(baseline && {
            band: [-0.5, scored.length - 0.5].map((x) => ({ x, low: baseline.low, high: baseline.high })),
            across: baseline.median,
          })}
          least={Math.max(0.5, Math.abs(scored[0]?.main ?? 0) / 5)}
          mark={text}
          ends={scored.length > 0 ? [day(scored[0]!), day(scored.at(-1)!)] : ['', '']}
          legend={{
            dots: t.past.legend.each,
            ...(smooth.length > 0 && { line: t.past.legend.mean }),
            ...(baseline && { band: t.past.legend.band, across: t.past.legend.median }),
          }}
        />
      </ChartFrame>
      {data.leftOut > 0 && <p className={styles.note}>{t.past.leftOut(data.leftOut)}</p>}
      <Grid min="15rem">
        <Card>
          <Stat
            label={t.past.baseline}
            value={text(baseline?.median)}
            hint={
              baseline
                ? t.past.baselineHint(text(baseline.low), text(baseline.high))
                : `${t.past.baselineWaiting(missing)}. ${t.past.baselineWhy}`
            }
          />
        </Card>
        <Card>
          <Stat
            label={t.past.change}
            value={change ? signed(change.difference) : '–'}
            hint={
              change ? (
                <>
                  <b>{t.past.verdicts[change.verdict]}</b>
                  <br />
                  {t.past.changeHint(format.number(change.index, { maximumFractionDigits: 1 }))}
                </>
              ) : (
                t.past.changeWaiting
              )
            }
          />
        </Card>
        <Card>
          <Stat
            label={t.past.trend}
            value={trend ? signed(trend.perTen) : '–'}
            hint={trend ? t.past.trendHint(signed(trend.low), signed(trend.high)) : t.past.trendWaiting}
          />
        </Card>
        <Card>
          <Stat label={t.past.best} value={text(standing.best)} />
        </Card>
        <Card>
          <Stat label={t.past.steady} value={text(standing.consistency)} hint={t.past.steadyHint} />
        </Card>
      </Grid>
      <p className={styles.note}>{t.past.practice}</p>
      <LatestSession session={data.sessions.at(-1)!} game={game} />
      <AllGames />
    </>
  )
}

/** Lets the person remove their latest session, for example if somebody else played it. */
function LatestSession({ session, game }: { session: MindSession; game: GameId }) {
  const t = useMessages(mindMessages).past
  const format = useFormat()
  const client = useQueryClient()
  const [isGoing, setIsGoing] = useState(false)
  const remove = async () => {
    setIsGoing(true)
    try {
      await perform(deleteMindSession, { params: { id: session.id } })
      toast({ title: t.removed })
      await Promise.all(
        [keyOf(getMind), keyOf(getMindHistory, { params: { game } })].map((queryKey) => client.invalidateQueries({ queryKey })),
      )
    } catch (error) {
      toast({ title: t.removeFailed, description: (error as Error).message, tone: 'destructive' })
    } finally {
      setIsGoing(false)
    }
  }
  return (
    <details className={styles.latest}>
      <summary>{t.removeTitle}</summary>
      <p>{t.removeText(format.date(Date.parse(session.startedAt), 'long'))}</p>
      <Button kind="soft" size="sm" icon={trash} loading={isGoing} onClick={() => void remove()}>
        {t.remove}
      </Button>
    </details>
  )
}
