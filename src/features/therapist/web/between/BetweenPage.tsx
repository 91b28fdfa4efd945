import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { useToday } from '#platform/web/session/use-today.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { check, plus } from '#platform/web/ui/icons/controls.ts'
import { ListRow } from '#platform/web/ui/ListRow.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { dotted } from '#platform/web/i18n/dotted.ts'
import { NOTE_FORMS, type NoteForm } from '../../between/notes.ts'
import type { Body } from '../../form/fields.ts'
import { NOTE_KINDS } from '../../kinds.ts'
import core from '../core/Core.module.css'
import { coreMessages } from '../core/messages.ts'
import { TherapistPage } from '../core/TherapistPage.tsx'
import { useWords } from '../core/use-words.ts'
import type { KnownRecord } from '../data/changes.ts'
import { recordsQuery, useRecords, useRecordsAmong } from '../data/use-records.ts'
import { removeRecord, writeRecord } from '../data/writing.ts'
import { GuidedForm } from '../form/GuidedForm.tsx'
import { useDraft } from '../form/use-draft.ts'
import { betweenMessages } from './messages.ts'

export const queries = () => [recordsQuery()]

/** Notes between two sessions: topics, homework, notes, appointments. */
export default function BetweenPage() {
  const t = useMessages(betweenMessages)
  const query = useRecords()
  return (
    <TherapistPage title={t.title} lead={t.lead} of={query} isThere={query.records !== undefined}>
      {NOTE_KINDS.map((kind) => (
        <NoteSection key={kind} form={NOTE_FORMS[kind]} recent={query} />
      ))}
    </TherapistPage>
  )
}

const isDone = ({ body }: KnownRecord) => body.state !== undefined

function NoteSection({ form, recent }: { form: NoteForm; recent: ReturnType<typeof useRecords> }) {
  const t = useMessages(betweenMessages)
  const w = useWords()
  const [open, setOpen] = useState<KnownRecord | 'new'>()
  const [isAll, setAll] = useState(false)
  const { records = [], hasMore, whole } = useRecordsAmong(recent, form.kind, { all: isAll })
  const today = useToday()
  const sorted = records.toSorted((a, b) => placeOf(a, today) - placeOf(b, today) || compareDays(a, b, today))
  return (
    <Stack as="section" gap={3} aria-label={w(form.title)}>
      <h2>{w(form.title)}</h2>
      {sorted.length > 0 && (
        <ul role="list" className={core.list}>
          {sorted.map((record) => (
            <NoteRow key={record.id} form={form} record={record} onOpen={() => setOpen(record)} />
          ))}
        </ul>
      )}
      {open ? (
        <Card>
          <NoteFilling
            key={open === 'new' ? 'new' : open.id}
            form={form}
            record={open === 'new' ? undefined : open}
            onClose={() => setOpen(undefined)}
          />
        </Card>
      ) : (
        <div>
          <Button kind="soft" size="sm" icon={plus} onClick={() => setOpen('new')}>
            {w(form.add)}
          </Button>
          {hasMore && (
            <Button kind="quiet" size="sm" loading={whole.isFetching} onClick={() => setAll(true)}>
              {t.more}
            </Button>
          )}
        </div>
      )}
    </Stack>
  )
}

const isPast = ({ body }: KnownRecord, today: string) => typeof body.on === 'string' && body.on < today
/** Sort rank: open entries and future appointments first. */
const placeOf = (record: KnownRecord, today: string) => Number(isDone(record) || isPast(record, today))
/** The next appointment first; of past ones the latest first. */
function compareDays(a: KnownRecord, b: KnownRecord, today: string): number {
  const [left, right] = [String(a.body.on ?? ''), String(b.body.on ?? '')]
  if (left === right) return 0
  return left < right === isPast(a, today) ? 1 : -1
}

function NoteRow({ form, record, onOpen }: { form: NoteForm; record: KnownRecord; onOpen: () => void }) {
  const t = useMessages(betweenMessages)
  const format = useFormat()
  const { body } = record
  const title = String(body[form.headline]).split('\n')[0]
  const day = body.on ?? body.due
  const hints = [
    day === undefined ? format.localDay(record.day, 'day') : format.localDay(String(day), 'day'),
    body.time === undefined ? '' : format.localTime(String(body.time)),
    body.where === undefined ? '' : String(body.where),
    isDone(record) ? t.done : '',
  ]
  return (
    <ListRow
      as="li"
      title={title}
      hint={dotted(hints)}
      {...(isDone(record) && { icon: check })}
      link={<button type="button" aria-label={title} onClick={onOpen} />}
    />
  )
}

function NoteFilling({ form, record, onClose }: { form: NoteForm; record: KnownRecord | undefined; onClose: () => void }) {
  const c = useMessages(coreMessages)
  const client = useQueryClient()
  const today = useToday()
  const [id] = useState(() => record?.id ?? uuidv7())
  const draft = useDraft(record ? `${form.kind} ${record.id}` : form.kind, record)
  if (!draft) return null
  async function save(body: Body) {
    const written = { id, kind: form.kind, day: record?.day ?? today, body: body as KnownRecord['body'] }
    if (!(await writeRecord(client, written, draft!.seen))) return
    await draft!.drop()
    onClose()
  }
  return (
    <>
      <GuidedForm
        name={`${form.kind} ${id}`}
        steps={form.steps}
        body={draft.body}
        onChange={draft.change}
        onSave={save}
        onCancel={() => void draft.drop().then(onClose)}
      />
      {record && (
        <Button
          kind="quiet"
          size="sm"
          onClick={() => {
            void removeRecord(client, record)
            onClose()
          }}
        >
          {c.delete}
        </Button>
      )}
    </>
  )
}
