import { Link, useNavigate, useParams } from 'react-router'
import { useState } from 'react'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { usePageTitle } from '#platform/web/page/title.ts'
import { useLoaded } from '#platform/web/page/use-loaded.ts'
import { useToday } from '#platform/web/session/use-today.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ListRow } from '#platform/web/ui/ListRow.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { toolEntry } from '../../tools/catalog.ts'
import type { Tool } from '../../tools/tool.ts'
import core from '../core/Core.module.css'
import { coreMessages } from '../core/messages.ts'
import { NotHere } from '../core/NotHere.tsx'
import { TherapistPage } from '../core/TherapistPage.tsx'
import { useWords } from '../core/use-words.ts'
import type { KnownRecord } from '../data/changes.ts'
import { recordsQuery, useRecordsOf } from '../data/use-records.ts'
import { BodyView } from '../form/BodyView.tsx'
import { headlineOf } from './headline.ts'
import { toolMessages } from './messages.ts'
import { Patterns } from './Patterns.tsx'
import { loadTool } from './load-tool.ts'

const FIRST = 10
const STEP = 50

export const queries = () => [recordsQuery()]

/** One tool: its purpose, an example, its records, and a summary over them. */
export default function ToolPage() {
  const t = useMessages(toolMessages)
  const w = useWords()
  const entry = toolEntry(useParams().tool)
  usePageTitle(entry ? w(entry.title) : t.noneTitle)
  if (!entry) return <NotHere title={t.noneTitle}>{t.noneText}</NotHere>
  return <ToolView key={entry.kind} entry={entry} />
}

function ToolView({ entry }: { entry: NonNullable<ReturnType<typeof toolEntry>> }) {
  const t = useMessages(toolMessages)
  const w = useWords()
  const { language } = useLocaleSettings()
  const navigate = useNavigate()
  const loaded = useLoaded(entry.kind, loadTool)
  const tool = loaded.value
  return (
    <TherapistPage title={w(entry.title)} lead={w(entry.line)} of={loaded} isThere={tool !== undefined}>
      {tool && (
        <>
          <Cluster className={core.screen}>
            <Button size="lg" onClick={() => void navigate(`/my-therapist/tools/${entry.kind}/new`)}>
              {t.start}
            </Button>
            <Button size="lg" kind="soft" onClick={() => void navigate(`/my-therapist/tools/${entry.kind}/talk`)}>
              {t.talk}
            </Button>
          </Cluster>
          <Stack as="section" gap={3}>
            <h2>{t.why}</h2>
            {tool.why.map((paragraph) => (
              <p key={w(paragraph)}>{w(paragraph)}</p>
            ))}
            <details className={core.screen}>
              <summary className={core.summary}>{t.example}</summary>
              <p className="note">{t.exampleOf}</p>
              <BodyView steps={tool.steps} body={tool.example[language]} level={3} />
            </details>
            <p className="note">{t.source(tool.source)}</p>
          </Stack>
          {/* The last part: its records load later, and must move nothing. */}
          <History tool={tool} />
        </>
      )}
    </TherapistPage>
  )
}

function History({ tool }: { tool: Tool }) {
  const t = useMessages(toolMessages)
  const core_ = useMessages(coreMessages)
  const [wanted, setWanted] = useState(FIRST)
  const [isAll, setAll] = useState(false)
  const { records, hasMore, whole } = useRecordsOf(tool.kind, { all: isAll })
  const today = useToday()
  if (!records) return null
  if (records.length === 0)
    return (
      <EmptyState title={t.emptyTitle} level={2}>
        {t.emptyText}
      </EmptyState>
    )
  const { due } = tool
  const open = due
    ? records.filter(({ body }) => body[due.done] === undefined).toSorted((a, b) => compare(a.body[due.day], b.body[due.day]))
    : []
  const done = records.filter((record) => !open.includes(record))
  const shown = done.slice(0, wanted)
  return (
    <>
      {open.length > 0 && (
        <Stack as="section" gap={3}>
          <h2>{t.open}</h2>
          <ul role="list" className={core.list}>
            {open.map((record) => (
              <RecordRow
                key={record.id}
                tool={tool}
                record={record}
                day={String(record.body[due!.day] ?? record.day)}
                isDue={String(record.body[due!.day] ?? '9') <= today}
              />
            ))}
          </ul>
        </Stack>
      )}
      <Patterns tool={tool} records={records} />
      {shown.length > 0 && (
        <Stack as="section" gap={3}>
          <h2>{t.history}</h2>
          <ul role="list" className={core.list}>
            {shown.map((record) => (
              <RecordRow key={record.id} tool={tool} record={record} day={record.day} />
            ))}
          </ul>
          {(done.length > wanted || hasMore) && (
            <Button
              kind="quiet"
              size="sm"
              loading={whole.isFetching}
              onClick={() => {
                setWanted(wanted + STEP)
                if (hasMore) setAll(true)
              }}
            >
              {t.more}
            </Button>
          )}
          {whole.error && <p className="note">{core_.offlineTitle}</p>}
        </Stack>
      )}
    </>
  )
}

const compare = (a: unknown, b: unknown) => (String(a ?? '9') < String(b ?? '9') ? -1 : 1)

function RecordRow({ tool, record, day, isDue = false }: { tool: Tool; record: KnownRecord; day: string; isDue?: boolean }) {
  const t = useMessages(toolMessages)
  const w = useWords()
  const format = useFormat()
  const when = format.localDay(day, 'day')
  return (
    <ListRow
      as="li"
      title={headlineOf(tool.steps, tool.headline, record.body, w, format) ?? when}
      hint={isDue ? `${when} · ${t.due}` : when}
      link={<Link to={`/my-therapist/tools/${tool.kind}/${record.id}`} viewTransition />}
    />
  )
}
