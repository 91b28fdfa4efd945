import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { v7 as uuidv7 } from 'uuid'
import { addDays } from '#platform/contract/dates.ts'
import { CrisisCard } from '#platform/web/care/CrisisCard.tsx'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { usePageTitle } from '#platform/web/page/title.ts'
import { useToday } from '#platform/web/session/use-today.ts'
import { ReminderList } from '#platform/web/reminders/ReminderList.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import type { Body } from '../../form/fields.ts'
import { MEASURES } from '../../measures/all.ts'
import { asksForCare, DAYS_BETWEEN, type Measure } from '../../measures/measure.ts'
import core from '../core/Core.module.css'
import { NotHere } from '../core/NotHere.tsx'
import { TherapistPage } from '../core/TherapistPage.tsx'
import { useWords } from '../core/use-words.ts'
import type { KnownRecord } from '../data/changes.ts'
import { recordsQuery, useRecordsOf } from '../data/use-records.ts'
import { writeRecord } from '../data/writing.ts'
import { useDraft } from '../form/use-draft.ts'
import { MeasureForm } from './MeasureForm.tsx'
import { measureMessages } from './messages.ts'
import { Results } from './Results.tsx'

export const queries = () => [recordsQuery()]

/** A questionnaire, to fill in every two weeks at most, and its sums over time. */
export default function MeasurePage() {
  const t = useMessages(measureMessages)
  const w = useWords()
  const { measure: kind = '' } = useParams()
  const measure = Object.values(MEASURES).find((one) => one.kind === kind)
  usePageTitle(measure ? w(measure.title) : t.noneTitle)
  if (!measure) return <NotHere title={t.noneTitle}>{t.noneText}</NotHere>
  return <MeasureView key={measure.kind} measure={measure} />
}

function MeasureView({ measure }: { measure: Measure }) {
  const t = useMessages(measureMessages)
  const w = useWords()
  const format = useFormat()
  const today = useToday()
  const [isFilling, setFilling] = useState(false)
  const query = useRecordsOf(measure.kind)
  const { records } = query
  // Without a network or an answer it can be filled in all the same, because the questions may matter now.
  const isThere = records !== undefined || (query.error !== null && !query.isLooking)
  const newest = records?.[0]
  const from = newest && addDays(newest.day, DAYS_BETWEEN)
  const isTime = from === undefined || today >= from
  return (
    <TherapistPage title={w(measure.title)} lead={w(measure.about)} of={query} isThere={isThere}>
      {isFilling ? (
        <Filling measure={measure} onClose={() => setFilling(false)} />
      ) : (
        <>
          {newest && newest.day === today && asksForCare(measure, newest.body) && (
            <Stack gap={3}>
              <p>{t.care}</p>
              <CrisisCard level={2} />
            </Stack>
          )}
          {isTime ? (
            <div className={core.screen}>
              <Button size="lg" onClick={() => setFilling(true)}>
                {t.start}
              </Button>
            </div>
          ) : (
            <p>{t.next(format.localDay(from, 'long'))}</p>
          )}
          {records && records.length > 0 && <ReminderList owner="therapist" subject={measure.kind} title={w(measure.title)} />}
          {records && records.length > 0 ? <Results measure={measure} records={records} /> : <p>{t.empty}</p>}
          <Stack as="section" gap={3}>
            <h2>{t.about}</h2>
            <p>{t.notADiagnosis}</p>
            <p className="note">{w(measure.terms)}</p>
            <ul className={`note ${core.bullets}`}>
              {measure.sources.map((source) => (
                <li key={source}>{source}</li>
              ))}
            </ul>
          </Stack>
        </>
      )}
    </TherapistPage>
  )
}

function Filling({ measure, onClose }: { measure: Measure; onClose: () => void }) {
  const client = useQueryClient()
  const today = useToday()
  const [id] = useState(() => uuidv7())
  const draft = useDraft(measure.kind)
  if (!draft) return null
  async function save(body: Body) {
    if (!(await writeRecord(client, { id, kind: measure.kind, day: today, body: body as KnownRecord['body'] }))) return
    await draft!.drop()
    onClose()
    scrollTo(0, 0)
  }
  return (
    <MeasureForm
      measure={measure}
      body={draft.body}
      onChange={draft.change}
      onSave={save}
      onCancel={() => void draft.drop().then(onClose)}
    />
  )
}
