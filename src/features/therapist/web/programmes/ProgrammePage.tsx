import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { v7 as uuidv7 } from 'uuid'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { usePageTitle } from '#platform/web/page/title.ts'
import { useLoaded } from '#platform/web/page/use-loaded.ts'
import { useToday } from '#platform/web/session/use-today.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { check } from '#platform/web/ui/icons/controls.ts'
import { ListRow } from '#platform/web/ui/ListRow.tsx'
import { ProgressBar } from '#platform/web/ui/ProgressBar.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { dotted } from '#platform/web/i18n/dotted.ts'
import { programmeEntry, type ProgrammeEntry } from '../../programmes/catalog.ts'
import type { Programme } from '../../programmes/programme.ts'
import { bodyOf, newRun, nextDay, runOf, withDay, type Run } from '../../programmes/run.ts'
import core from '../core/Core.module.css'
import { coreMessages } from '../core/messages.ts'
import { NotHere } from '../core/NotHere.tsx'
import { TherapistPage } from '../core/TherapistPage.tsx'
import { useWords } from '../core/use-words.ts'
import { seenIn, type KnownRecord } from '../data/changes.ts'
import { recordsQuery, useRecordsOf } from '../data/use-records.ts'
import { removeRecord, writeRecord } from '../data/writing.ts'
import { DayView } from './DayView.tsx'
import { loadProgramme } from './load-programme.ts'
import { programmeMessages } from './messages.ts'

export const queries = () => [recordsQuery()]

/** A programme: its description, the next day, and all days. */
export default function ProgrammePage() {
  const t = useMessages(programmeMessages)
  const w = useWords()
  const entry = programmeEntry(useParams().programme)
  usePageTitle(entry ? w(entry.title) : t.noneTitle)
  if (!entry) return <NotHere title={t.noneTitle}>{t.noneText}</NotHere>
  return <ProgrammeView key={entry.id} entry={entry} />
}

function ProgrammeView({ entry }: { entry: ProgrammeEntry }) {
  const t = useMessages(programmeMessages)
  const w = useWords()
  const client = useQueryClient()
  const today = useToday()
  const loaded = useLoaded(entry.id, loadProgramme)
  const query = useRecordsOf('programme')
  const programme = loaded.value
  const runs = query.records?.filter(({ body }) => body.programme === entry.id)
  const current = runs?.[0]
  const isThere = programme !== undefined && runs !== undefined
  const begin = () =>
    writeRecord(client, { id: uuidv7(), kind: 'programme', day: today, body: bodyOf(newRun(entry.id)) as KnownRecord['body'] })
  return (
    <TherapistPage title={w(entry.title)} lead={w(entry.line)} of={programme ? query : loaded} isThere={isThere}>
      {programme && (
        <>
          {current ? (
            <CurrentRun programme={programme} record={current} onBegin={() => void begin()} />
          ) : (
            <Stack as="section" gap={3}>
              <p>{t.about(entry.days)}</p>
              <p className="note">{w(programme.caution)}</p>
              <div>
                <Button size="lg" onClick={() => void begin()}>
                  {t.start}
                </Button>
              </div>
            </Stack>
          )}
          {runs && runs.length > 1 && <EarlierRuns runs={runs.slice(1)} days={entry.days} />}
          <Stack as="section" gap={3}>
            <h2>{t.sources}</h2>
            {current && <p className="note">{w(programme.caution)}</p>}
            <ul className={`note ${core.bullets}`}>
              {programme.sources.map((source) => (
                <li key={source}>{source}</li>
              ))}
            </ul>
          </Stack>
        </>
      )}
    </TherapistPage>
  )
}

function CurrentRun({ programme, record, onBegin }: { programme: Programme; record: KnownRecord; onBegin: () => void }) {
  const t = useMessages(programmeMessages)
  const w = useWords()
  const client = useQueryClient()
  const run = runOf(record.body)
  const all = programme.days.length
  const next = nextDay(run, all)
  const [chosen, setChosen] = useState<number>()
  const shown = chosen ?? (run.state === 'on' ? next : undefined)
  const save = (changed: Run) =>
    writeRecord(client, { id: record.id, kind: 'programme', day: record.day, body: bodyOf(changed) as KnownRecord['body'] }, seenIn(record))
  async function mark(day: number, what: 'done' | 'skipped', note: string) {
    const notes = new Map([...run.notes, [day, note] as const])
    // Now, not once it is saved: the next day is shown at once, and a page that moves later takes the press on it away.
    scrollTo(0, 0)
    if (await save(withDay({ ...run, notes }, day, what, all))) setChosen(undefined)
  }
  return (
    <>
      <ProgressBar label={t.progress} value={run.done.length / all} valueText={t.doneOf(run.done.length, all)} />
      <p className="note">{t.doneOf(run.done.length, all)}</p>
      {shown !== undefined ? (
        <DayView
          key={`${record.id} ${shown}`}
          day={programme.days[shown - 1]!}
          number={shown}
          note={run.notes.get(shown) ?? ''}
          draft={`programme ${record.id} ${shown}`}
          onMark={(what, note) => mark(shown, what, note)}
          onPause={chosen === undefined ? () => void save({ ...run, state: 'paused' }) : () => setChosen(undefined)}
          isChosen={chosen !== undefined}
        />
      ) : run.state === 'paused' ? (
        <Stack as="section" gap={3}>
          <p>{t.paused}</p>
          <div>
            <Button onClick={() => void save({ ...run, state: 'on' })}>{t.goOn}</Button>
          </div>
        </Stack>
      ) : (
        <Stack as="section" gap={3}>
          <h2>{t.ended}</h2>
          <p>{t.endedText}</p>
        </Stack>
      )}
      <Stack as="section" gap={3}>
        <h2>{t.days}</h2>
        <ol role="list" className={core.list}>
          {programme.days.map(({ title }, at) => {
            const number = at + 1
            const isDone = run.done.includes(number)
            const hint = isDone ? t.done : run.skipped.includes(number) ? t.skipped : number === next ? t.next : undefined
            return (
              <ListRow
                as="li"
                key={number}
                title={`${number}. ${w(title)}`}
                {...(isDone && { icon: check })}
                {...(hint && { hint })}
                link={<button type="button" aria-label={`${number}. ${w(title)}`} onClick={() => (setChosen(number), scrollTo(0, 0))} />}
              />
            )
          })}
        </ol>
        <div>
          <Button kind="soft" onClick={() => (setChosen(undefined), onBegin())}>
            {t.again}
          </Button>
        </div>
        <p className="note">{t.againHint}</p>
      </Stack>
    </>
  )
}

function EarlierRuns({ runs, days }: { runs: readonly KnownRecord[]; days: number }) {
  const t = useMessages(programmeMessages)
  const c = useMessages(coreMessages)
  const format = useFormat()
  const client = useQueryClient()
  return (
    <Stack as="section" gap={3}>
      <h2>{t.earlier}</h2>
      <ul role="list" className={core.list}>
        {runs.map((record) => {
          const run = runOf(record.body)
          return (
            <ListRow
              as="li"
              key={record.id}
              title={t.startedOn(format.localDay(record.day))}
              hint={dotted([t.doneOf(run.done.length, days), ...[...run.notes].map(([day, note]) => `${day}: ${note}`)])}
              trailing={
                <Button kind="quiet" size="sm" onClick={() => void removeRecord(client, record)}>
                  {c.delete}
                </Button>
              }
            />
          )
        })}
      </ul>
    </Stack>
  )
}
