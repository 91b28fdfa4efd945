import { useMessages } from '#platform/web/i18n/messages.ts'
import type { SoulTrack } from '../contract.ts'
import { HubTrack } from './HubTrack.tsx'
import { soulMessages } from './messages.ts'

/** The hub's card with the track of the day. */
export default function SuggestionHubCard({ data }: { data: Record<string, unknown> }) {
  const t = useMessages(soulMessages)
  return <HubTrack track={data.track as SoulTrack} kicker={t.hub.suggestion} />
}
