import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { usePageTitle } from '#platform/web/page/title.ts'
import { useLoaded } from '#platform/web/page/use-loaded.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { toolEntry, type ToolEntry } from '../../tools/catalog.ts'
import type { Tool } from '../../tools/tool.ts'
import core from '../core/Core.module.css'
import { coreMessages } from '../core/messages.ts'
import { NotHere } from '../core/NotHere.tsx'
import { TherapistPage } from '../core/TherapistPage.tsx'
import { useWords } from '../core/use-words.ts'
import type { KnownRecord } from '../data/changes.ts'
import { recordsQuery, useRecordsOf } from '../data/use-records.ts'
import { removeRecord } from '../data/writing.ts'
import { BodyView } from '../form/BodyView.tsx'
import { GuidedForm } from '../form/GuidedForm.tsx'
import { toolMessages } from './messages.ts'
import { loadTool } from './load-tool.ts'
import { useFilling } from './use-filling.ts'

export const queries = () => [recordsQuery()]

/** One record of a tool: to fill in, read or edit. */
export default function RecordPage() {
  const t = useMessages(toolMessages)
  const w = useWords()
  const { tool, id = 'new' } = useParams()
  const entry = toolEntry(tool)
  usePageTitle(entry ? w(entry.title) : t.noneTitle)
  if (!entry) return <NotHere title={t.noneTitle}>{t.noneText}</NotHere>
  return <RecordView key={`${entry.kind} ${id}`} entry={entry} id={id} />
}

function RecordView({ entry, id }: { entry: ToolEntry; id: string }) {
  const t = useMessages(toolMessages)
  const w = useWords()
  const isNew = id === 'new'
  const loaded = useLoaded(entry.kind, loadTool)
  const [isAll, setAll] = useState(false)
  const query = useRecordsOf(entry.kind, { all: isAll })
  const record = query.records?.find((one) => one.id === id)
  // A record that is not on the device may be an older one, so all records are loaded before it counts as missing.
  const isMaybeOlder = !isNew && query.records !== undefined && !record && query.hasMore && !query.whole.error
  if (isMaybeOlder && !isAll) setAll(true)
  const tool = loaded.value
  const isThere = tool !== undefined && (isNew || (query.records !== undefined && !isMaybeOlder))
  const of = isNew || tool === undefined ? loaded : query
  const back = { to: `/my-therapist/tools/${entry.kind}`, label: w(entry.title) }
  return (
    <TherapistPage title={w(entry.title)} back={back} of={of} isThere={isThere}>
      {tool && isNew ? <Filling tool={tool} /> : tool && record ? <Reading tool={tool} record={record} /> : <p>{t.notHere}</p>}
    </TherapistPage>
  )
}

function Reading({ tool, record }: { tool: Tool; record: KnownRecord }) {
  const t = useMessages(toolMessages)
  const c = useMessages(coreMessages)
  const format = useFormat()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [isEditing, setEditing] = useState(false)
  if (isEditing) return <Filling tool={tool} record={record} onClose={() => setEditing(false)} />
  const isOpen = tool.due !== undefined && record.body[tool.due.done] === undefined
  return (
    <>
      <p className="note">{format.localDay(record.day, 'long')}</p>
      <Card as="section">
        <BodyView steps={tool.steps} body={record.body} />
      </Card>
      <Cluster className={core.screen}>
        <Button onClick={() => setEditing(true)}>{isOpen ? t.howWasIt : c.edit}</Button>
        <Button kind="soft" onClick={() => window.print()}>
          {c.print}
        </Button>
        <Button
          kind="quiet"
          onClick={() => {
            void removeRecord(client, record)
            void navigate(`/my-therapist/tools/${tool.kind}`, { replace: true })
          }}
        >
          {c.delete}
        </Button>
      </Cluster>
    </>
  )
}

function Filling({ tool, record, onClose }: { tool: Tool; record?: KnownRecord; onClose?: () => void }) {
  const filling = useFilling(tool, record, onClose)
  if (!filling) return null
  const { id, draft, save, cancel } = filling
  return (
    <GuidedForm
      name={`${tool.kind} ${id}`}
      steps={record ? tool.steps : tool.steps.filter(({ isLater }) => !isLater)}
      body={draft.body}
      onChange={draft.change}
      onSave={save}
      onCancel={cancel}
      isGuided={record === undefined}
    />
  )
}
