import { useMessages } from '#platform/web/i18n/messages.ts'
import type { SoulTrack } from '../contract.ts'
import { HubTrack } from './HubTrack.tsx'
import { soulMessages } from './messages.ts'

/** The hub's card to continue a track. */
export default function ContinueHubCard({ data }: { data: Record<string, unknown> }) {
  const t = useMessages(soulMessages)
  return <HubTrack track={data.track as SoulTrack} kicker={t.hub.goOn} />
}
