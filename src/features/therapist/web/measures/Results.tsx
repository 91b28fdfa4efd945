import { useQueryClient } from '@tanstack/react-query'
import { dayNumber } from '#platform/contract/dates.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { ChartFrame } from '#platform/web/ui/ChartFrame.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { trash } from '#platform/web/ui/icons/actions.ts'
import { ListRow } from '#platform/web/ui/ListRow.tsx'
import { Stat } from '#platform/web/ui/Stat.tsx'
import { TimeChart } from '#platform/web/ui/TimeChart.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { bandOf, changeBetween, mostOf, scoreOf, type Measure } from '../../measures/measure.ts'
import core from '../core/Core.module.css'
import { useWords } from '../core/use-words.ts'
import type { KnownRecord } from '../data/changes.ts'
import { removeRecord } from '../data/writing.ts'
import { measureMessages } from './messages.ts'

/** The latest sum in words, whether it changed beyond the measurement error, and all sums over time. */
export function Results({ measure, records }: { measure: Measure; records: readonly KnownRecord[] }) {
  const t = useMessages(measureMessages)
  const w = useWords()
  const format = useFormat()
  const client = useQueryClient()
  const results = records.flatMap((record) => {
    const score = scoreOf(measure, record.body)
    return score === undefined ? [] : [{ record, day: record.day, score }]
  })
  const [latest, before] = results
  const first = results.at(-1)
  if (!latest || !first) return null
  const day = (result: { day: string }, style: 'short' | 'medium' = 'medium') => format.localDay(result.day, style)
  const changeTo = (earlier: typeof latest) =>
    t.change[changeBetween(measure, earlier.score, latest.score)](earlier.score, latest.score, day(earlier))
  const points = results.map(({ day: on, score }) => ({ x: dayNumber(on), y: score })).toReversed()
  return (
    <>
      <Stack as="section" gap={3}>
        <h2>{t.latest}</h2>
        <Stat label={day(latest)} value={latest.score} unit={t.of(mostOf(measure))} hint={t.band(w(bandOf(measure, latest.score)))} />
        <p>{latest.score >= measure.cutoff ? t.above(measure.cutoff) : t.below(measure.cutoff)}</p>
        {before && <p>{changeTo(before)}</p>}
        {before && first !== before && <p>{changeTo(first)}</p>}
        {before && <p className="note">{t.reliable(measure.reliable)}</p>}
      </Stack>
      {points.length > 1 && (
        <ChartFrame
          title={t.trend}
          level={2}
          summary={t.trendText(measure.cutoff)}
          columns={[t.day, t.score, t.called]}
          rows={results.map((result) => [day(result), result.score, w(bandOf(measure, result.score))])}
        >
          <TimeChart
            label={t.trend}
            from={points[0]!.x}
            to={points.at(-1)!.x}
            dots={points}
            line={points}
            across={measure.cutoff}
            fromZero
            isWhole
            least={mostOf(measure) / 2}
            mark={(value) => format.number(value)}
            ends={[day(first, 'short'), day(latest, 'short')]}
          />
        </ChartFrame>
      )}
      <Stack as="section" gap={3}>
        <h2>{t.all}</h2>
        <ul role="list" className={core.list}>
          {results.map((result) => (
            <ListRow
              as="li"
              key={result.record.id}
              title={`${result.score} · ${w(bandOf(measure, result.score))}`}
              hint={day(result)}
              trailing={<IconButton icon={trash} label={t.remove(day(result))} onClick={() => void removeRecord(client, result.record)} />}
            />
          ))}
        </ul>
      </Stack>
    </>
  )
}
