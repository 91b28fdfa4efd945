import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { microphone } from '#platform/web/ui/icons/capture.ts'
import { ListRow } from '#platform/web/ui/ListRow.tsx'
import { voiceMessages } from './messages.ts'

/** The link to the voice chat. */
export default function VoiceLink() {
  const t = useMessages(voiceMessages).door
  return <ListRow icon={microphone} title={t.title} hint={t.text} link={<Link to="/voice-chat" />} />
}
