import { clock } from '#platform/web/i18n/clock.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import type { Timeline, TimelineEvent } from '../../core/timeline.ts'
import { meditationMessages } from '../core/messages.ts'
import styles from './Timeline.module.css'
import { Table } from '#platform/web/ui/Table.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'

type Bar = { from: number; to: number; strength: number }
type Row = { name: string; look: 'voice' | 'bell' | 'breath' | 'sound'; bars: Bar[] }

const MOST_TIMES = 6
const MOST_ROWS = 200

/** Timeline of a meditation: a row for each kind of sound. */
export function TimelineView({ timeline }: { timeline: Timeline }) {
  const t = useMessages(meditationMessages)
  const { seconds } = timeline
  const rows = useRows(timeline)
  if (rows.length === 0) return <p className="soft">{t.timeline.empty}</p>
  const time = (at: number) => clock(at, { hours: true })
  const timesOf = ({ bars, look }: Row) =>
    [
      ...bars.slice(0, MOST_TIMES).map(({ from, to }) => (look === 'bell' ? time(from) : t.timeline.span(time(from), time(to)))),
      ...(bars.length > MOST_TIMES ? [t.timeline.more(bars.length - MOST_TIMES)] : []),
    ].join(', ')
  return (
    <Stack gap={2}>
      <Stack as="ul" role="list" gap={2}>
        {rows.map((row) => (
          <li key={row.name} className={styles.row}>
            <span className={styles.name} aria-hidden="true">
              {row.name}
            </span>
            <span className={styles.lane} role="img" aria-label={t.timeline.row(row.name, timesOf(row))}>
              {row.bars.map(({ from, to, strength }) => (
                <span
                  key={`${from} ${to}`}
                  className={styles.bar}
                  data-look={row.look}
                  style={{
                    insetInlineStart: `${(from / seconds) * 100}%`,
                    inlineSize: `${(Math.max(0, to - from) / seconds) * 100}%`,
                    opacity: strength,
                  }}
                />
              ))}
            </span>
          </li>
        ))}
      </Stack>
      <div className={styles.row} aria-hidden="true">
        <span />
        <p className={styles.scale}>
          <span>0:00</span>
          <span>{time(seconds / 2)}</span>
          <span>{time(seconds)}</span>
        </p>
      </div>
      <TimelineTable timeline={timeline} />
    </Stack>
  )
}

function useRows({ events, sounds }: Timeline): Row[] {
  const t = useMessages(meditationMessages)
  const barsOf = (kinds: readonly TimelineEvent['kind'][]): Bar[] =>
    events.filter(({ kind }) => kinds.includes(kind)).map(({ at, seconds }) => ({ from: at, to: at + seconds, strength: 1 }))
  const rows: Row[] = [
    { name: t.timeline.voice, look: 'voice', bars: barsOf(['say', 'recording']) },
    { name: t.timeline.bell, look: 'bell', bars: barsOf(['bell']) },
    { name: t.timeline.breath, look: 'breath', bars: barsOf(['breath']) },
  ]
  for (const { sound, level, from, to } of sounds) {
    const name = t.sounds[sound]
    const bar = { from, to, strength: 0.35 + 0.65 * Math.sqrt(level) }
    const row = rows.find((one) => one.name === name)
    if (row) row.bars.push(bar)
    else rows.push({ name, look: 'sound', bars: [bar] })
  }
  return rows.filter(({ bars }) => bars.length > 0)
}

function TimelineTable({ timeline: { events, sounds } }: { timeline: Timeline }) {
  const t = useMessages(meditationMessages)
  const nameOf = (event: TimelineEvent): string => {
    if (event.kind === 'say') return event.text
    if (event.kind === 'recording') return t.timeline.recording(event.number)
    return event.kind === 'pause' ? t.timeline.silence : t.timeline[event.kind]
  }
  const rows = [
    ...events.map((event) => ({ at: event.at, what: nameOf(event), seconds: event.seconds })),
    ...sounds.map(({ sound, from, to }) => ({ at: from, what: t.sounds[sound], seconds: to - from })),
  ].toSorted((a, b) => a.at - b.at)
  return (
    <details className={styles.more}>
      <summary>{t.timeline.asTable}</summary>
      <div className={styles.scroll} role="region" aria-label={t.timeline.title}>
        <Table columns={[t.timeline.when, t.timeline.what, t.timeline.forLong]}>
          {rows.slice(0, MOST_ROWS).map(({ at, what, seconds }, i) => (
            <tr key={`${at} ${what} ${i}`}>
              <td>{clock(at, { hours: true })}</td>
              <td>{what}</td>
              <td>{seconds > 0 ? clock(seconds, { hours: true }) : ''}</td>
            </tr>
          ))}
        </Table>
      </div>
    </details>
  )
}
