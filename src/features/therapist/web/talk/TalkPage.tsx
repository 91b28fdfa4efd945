import { useParams } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { usePageTitle } from '#platform/web/page/title.ts'
import { useLoaded } from '#platform/web/page/use-loaded.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { getGuide } from '../../contract-talk.ts'
import { toolEntry, type ToolEntry } from '../../tools/catalog.ts'
import type { Tool } from '../../tools/tool.ts'
import { NotHere } from '../core/NotHere.tsx'
import { TherapistPage } from '../core/TherapistPage.tsx'
import { useWords } from '../core/use-words.ts'
import { loadTool } from '../tools/load-tool.ts'
import { toolMessages } from '../tools/messages.ts'
import { useFilling } from '../tools/use-filling.ts'
import { talkMessages } from './messages.ts'
import { TalkView } from './TalkView.tsx'

export const queries = () => [queryOf(getGuide)]

/** A tool as a conversation: its questions one by one, and at the end a summary to read and edit. */
export default function TalkPage() {
  const t = useMessages(toolMessages)
  const w = useWords()
  const entry = toolEntry(useParams().tool)
  usePageTitle(entry ? w(entry.title) : t.noneTitle)
  if (!entry) return <NotHere title={t.noneTitle}>{t.noneText}</NotHere>
  return <Talk key={entry.kind} entry={entry} />
}

function Talk({ entry }: { entry: ToolEntry }) {
  const t = useMessages(talkMessages)
  const w = useWords()
  const loaded = useLoaded(entry.kind, loadTool)
  const tool = loaded.value
  const back = { to: `/my-therapist/tools/${entry.kind}`, label: w(entry.title) }
  return (
    <TherapistPage title={w(entry.title)} lead={t.lead} back={back} of={loaded} isThere={tool !== undefined}>
      {tool && <Filling tool={tool} />}
    </TherapistPage>
  )
}

function Filling({ tool }: { tool: Tool }) {
  const filling = useFilling(tool)
  return filling ? <TalkView tool={tool} filling={filling} /> : null
}
