import { useMemo, useState } from 'react'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Table } from '#platform/web/ui/Table.tsx'
import { TitledCard } from '#platform/web/ui/TitledCard.tsx'
import { ChartFrame } from '#platform/web/ui/ChartFrame.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import type { Instrument } from '../../scales.ts'
import { resultsOf } from '../../scoring/score.ts'
import { useInstrument, useTexts, useWords } from '../core/instruments.ts'
import shared from '../core/Personality.module.css'
import { nameOf } from '../profile/lines.ts'
import { ScaleChart } from '../profile/ScaleChart.tsx'
import { reportMessages } from './messages.ts'
import styles from './Reports.module.css'
import { changesBetween, type ScoredTaking } from './scored.ts'

/** A chart with more lines than this is unreadable. */
const MOST_LINES = 12

/** Assessments with one questionnaire over time, and changes between two of them beyond the measurement error. */
export function OverTime({ takings }: { takings: readonly ScoredTaking[] }) {
  const { change: t } = useMessages(reportMessages)
  const repeated = useMemo(() => {
    const counts = new Map<string, ScoredTaking[]>()
    for (const one of takings) counts.set(one.instrument, [...(counts.get(one.instrument) ?? []), one])
    return [...counts].filter(([, list]) => list.length > 1)
  }, [takings])
  const [chosen, setChosen] = useState<string>()
  const [instrumentId, list] = repeated.find(([id]) => id === chosen) ?? repeated[0] ?? []
  const instrument = useInstrument(instrumentId)
  return (
    <TitledCard title={t.title} pad="lg" className={shared.section}>
      {!list ? (
        <p className={shared.soft}>{t.once}</p>
      ) : !instrument.data ? (
        <Skeleton shape="card" height="16rem" />
      ) : (
        <>
          {repeated.length > 1 && (
            <Field label={t.instrument}>
              <InstrumentSelect ids={repeated.map(([id]) => id)} value={instrumentId!} onChange={setChosen} />
            </Field>
          )}
          {/* Oldest first. */}
          <Series key={instrumentId} instrument={instrument.data} takings={list.toReversed()} />
        </>
      )}
    </TitledCard>
  )
}

function InstrumentSelect({ ids, value, onChange }: { ids: readonly string[]; value: string; onChange: (id: string) => void }) {
  const names = [useTexts(ids[0]), useTexts(ids[1]), useTexts(ids[2]), useTexts(ids[3]), useTexts(ids[4]), useTexts(ids[5])]
  return <Select value={value} options={ids.map((id, at) => ({ value: id, label: names[at]?.data?.name ?? id }))} onChange={onChange} />
}

function Series({ instrument, takings }: { instrument: Instrument; takings: readonly ScoredTaking[] }) {
  const { change: t } = useMessages(reportMessages)
  const format = useFormat()
  const words = useWords(instrument.id)
  const [scale, setScale] = useState(instrument.scales[0]!.id)
  const last = takings.at(-1)!
  const [from, setFrom] = useState(takings.at(-2)!.id)
  const [to, setTo] = useState(last.id)
  const before = takings.find(({ id }) => id === from) ?? takings[0]!
  const after = takings.find(({ id }) => id === to) ?? last
  const whole = (value: number) => format.number(value, { maximumFractionDigits: 0 })
  const lines = takings.slice(-MOST_LINES).flatMap((taking) => {
    const result = resultsOf(instrument, taking.scores, last.group).find((one) => one.scale === scale)
    return result
      ? [{ scale: taking.id, name: format.date(taking.at, 'long'), ends: undefined, normed: result.normed, mean: result.mean }]
      : []
  })
  const options = takings.map(({ id, at }) => ({ value: id, label: format.date(at, 'long') }))
  return (
    <>
      <ChartFrame
        title={nameOf(words.data, scale)}
        summary={t.summary}
        columns={[t.columns.scale, 'T', '95 %']}
        rows={lines.map(({ name, normed, mean }) =>
          normed
            ? [name, whole(normed.t), `${whole(normed.low)}–${whole(normed.high)}`]
            : [name, mean === null ? '–' : format.number(mean, { maximumFractionDigits: 1 }), '–'],
        )}
        controls={
          instrument.scales.length > 1 && (
            <Field label={t.scale}>
              <Select
                value={scale}
                options={instrument.scales.map(({ id, parent }) => ({
                  value: id,
                  label: `${parent ? '– ' : ''}${nameOf(words.data, id)}`,
                }))}
                onChange={setScale}
              />
            </Field>
          )
        }
      >
        <ScaleChart lines={lines} points={instrument.points} />
      </ChartFrame>
      {instrument.norms.length > 0 && (
        <>
          <div className={styles.span}>
            <Field label={t.from}>
              <Select value={before.id} options={options} onChange={setFrom} />
            </Field>
            <Field label={t.to}>
              <Select value={after.id} options={options} onChange={setTo} />
            </Field>
          </div>
          <Changes instrument={instrument} before={before} after={after} name={(id) => nameOf(words.data, id)} />
        </>
      )}
    </>
  )
}

interface ChangesProps {
  instrument: Instrument
  before: ScoredTaking
  after: ScoredTaking
  name: (scale: string) => string
}

function Changes({ instrument, before, after, name }: ChangesProps) {
  const { change: t } = useMessages(reportMessages)
  const format = useFormat()
  const changes = useMemo(() => changesBetween(instrument, before, after), [instrument, before, after])
  const moved = changes.filter(({ isReliable }) => isReliable).toSorted((a, b) => Math.abs(b.difference) - Math.abs(a.difference))
  const whole = (value: number) => format.number(value, { maximumFractionDigits: 0 })
  const tenth = (value: number) => format.number(value, { maximumFractionDigits: 1 })
  if (changes.length === 0) return null
  return (
    <div className={shared.section} aria-live="polite">
      {moved.length === 0 ? (
        <p>{t.nothing(whole(changes[0]!.margin))}</p>
      ) : (
        <>
          <p>{t.moved(moved.length)}</p>
          <ul role="list" className={styles.moved}>
            {moved.map(({ scale, difference, margin }) => (
              <li key={scale}>{(difference > 0 ? t.up : t.down)(name(scale), whole(Math.abs(difference)), whole(margin))}</li>
            ))}
          </ul>
        </>
      )}
      <details className={styles.all}>
        <summary>{t.all}</summary>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is to be reached by keys */}
        <div className={styles.scroll} role="region" aria-label={t.all} tabIndex={0}>
          <Table
            columns={[t.columns.scale, t.columns.before, t.columns.after, t.columns.difference, t.columns.margin, t.columns.reliable]}
            numeric
          >
            {changes.map((one) => (
              <tr key={one.scale}>
                <th scope="row">{name(one.scale)}</th>
                <td>{tenth(one.before)}</td>
                <td>{tenth(one.after)}</td>
                <td>{tenth(one.difference)}</td>
                <td>± {tenth(one.margin)}</td>
                <td>{one.isReliable ? t.yes : t.no}</td>
              </tr>
            ))}
          </Table>
        </div>
      </details>
      <p className={shared.small}>
        {t.method} {changes.every(({ by }) => by === 'retest') ? t.by.retest : t.by.alpha}{' '}
        {t.chance(Math.round(changes.length * 0.05), changes.length)}
      </p>
    </div>
  )
}
