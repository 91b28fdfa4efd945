import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { companion } from '#platform/web/ui/icons/places.ts'
import { ListRow } from '#platform/web/ui/ListRow.tsx'
import { chatMessages } from './messages.ts'
import { useChatState } from './use-chat-state.ts'

/** The way to a conversation, where a model is set up; nothing at all where none is. */
export default function ChatLink() {
  const t = useMessages(chatMessages)
  const { data } = useChatState()
  if (!data?.model) return null
  return <ListRow icon={companion} title={t.door.title} hint={t.door.text(data.model.model)} link={<Link to="/my-ai-bestfriend/talk" />} />
}
