import { useState } from 'react'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { ChartCard } from '#platform/web/ui/ChartCard.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import type { Instrument } from '../../scales.ts'
import { scalesApart } from '../../scoring/change.ts'
import { resultsOf } from '../../scoring/score.ts'
import { useInstrument, useWords } from '../core/instruments.ts'
import { nameOf, tableOf } from '../profile/lines.ts'
import { resultMessages } from '../profile/messages.ts'
import { ScaleChart } from '../profile/ScaleChart.tsx'
import { reportMessages } from './messages.ts'
import styles from './Reports.module.css'
import type { ScoredTaking } from './scored.ts'

/** Compares two facets of one result, and states whether they differ reliably. */
export function FacetPair({ taking }: { taking: ScoredTaking }) {
  const instrument = useInstrument(taking.instrument)
  return instrument.data ? <Pair instrument={instrument.data} taking={taking} /> : <Skeleton shape="card" height="14rem" />
}

function Pair({ instrument, taking }: { instrument: Instrument; taking: ScoredTaking }) {
  const { facets: t } = useMessages(reportMessages)
  const r = useMessages(resultMessages)
  const format = useFormat()
  const words = useWords(taking.instrument)
  const facets = instrument.scales.filter(({ parent }) => parent !== null)
  const results = resultsOf(instrument, taking.scores, taking.group)
  const known = results.filter(({ scale, normed }) => normed !== null && facets.some(({ id }) => id === scale))
  const byT = known.toSorted((a, b) => b.normed!.t - a.normed!.t)
  const [first, setFirst] = useState(byT[0]?.scale ?? '')
  const [second, setSecond] = useState(byT.at(-1)?.scale ?? '')
  const pair = [first, second].flatMap((scale) => known.find((one) => one.scale === scale) ?? [])
  const [one, other] = pair
  if (!one || !other) return null
  const apart = scalesApart(instrument, { scale: one.scale, t: one.normed!.t }, { scale: other.scale, t: other.normed!.t })
  const whole = (value: number) => format.number(Math.abs(value), { maximumFractionDigits: 0 })
  const [more, less] = apart.difference < 0 ? [one, other] : [other, one]
  const table = tableOf(
    r,
    format,
    instrument.points,
    pair.flatMap(({ scale }) => instrument.scales.find(({ id }) => id === scale) ?? []),
    results,
    words.data,
  )
  const options = known.map(({ scale }) => ({ value: scale, label: nameOf(words.data, scale) }))
  return (
    <ChartCard pad="lg" title={t.title} summary={t.summary} columns={table.columns} rows={table.rows}>
      <div className={styles.span}>
        <Field label={t.first}>
          <Select value={first} options={options} onChange={setFirst} />
        </Field>
        <Field label={t.second}>
          <Select value={second} options={options} onChange={setSecond} />
        </Field>
      </div>
      <ScaleChart
        points={instrument.points}
        lines={pair.map((result, at) => ({
          scale: `${at} ${result.scale}`,
          name: nameOf(words.data, result.scale),
          ends: words.data?.scales[result.scale]?.ends,
          normed: result.normed,
          mean: result.mean,
        }))}
      />
      <p role="status" className={styles.apart}>
        {apart.isReliable
          ? t.apart(nameOf(words.data, more.scale), nameOf(words.data, less.scale), whole(apart.difference), whole(apart.margin))
          : t.same(whole(apart.margin))}
      </p>
    </ChartCard>
  )
}
