import { useMessages } from '#platform/web/i18n/messages.ts'
import { journalMessages } from '../core/messages.ts'
import { draftCard } from './card-data.ts'
import { GlanceCard } from './GlanceCard.tsx'

/** The entry that was edited last today, with a link to continue it. */
export default function DraftHubCard({ data }: { data: Record<string, unknown> }) {
  const t = useMessages(journalMessages).hub
  const draft = draftCard(data)
  if (!draft || (!draft.title && !draft.preview)) return null
  return (
    <GlanceCard glance={draft} kicker={t.draft} fallback={t.draftUntitled} action={t.goOn} to={`/journal/${draft.entryId}`} isWriting />
  )
}
