import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { journalMessages } from '../core/messages.ts'
import { memoryCard } from './card-data.ts'
import { GlanceCard } from './GlanceCard.tsx'

/** A memory of an earlier day. */
export default function MemoryHubCard({ data }: { data: Record<string, unknown> }) {
  const t = useMessages(journalMessages).hub
  const format = useFormat()
  const memory = memoryCard(data)
  if (!memory) return null
  return (
    <GlanceCard
      glance={memory}
      kicker={t.ago[memory.span](memory.n)}
      fallback={format.localDay(memory.day, 'long')}
      action={t.remember}
      to={`/journal/${memory.entryId}`}
    />
  )
}
