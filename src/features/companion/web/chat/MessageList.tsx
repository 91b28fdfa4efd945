import { Fragment, useEffect, useRef, useState } from 'react'
import { FACT_AREAS } from '#platform/contract/fact-areas.ts'
import { ApiError, NetworkError } from '#platform/web/api/api-error.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { refresh } from '#platform/web/ui/icons/controls.ts'
import { Stack } from '#platform/web/ui/Stack.tsx'
import type { ShownMessage } from '../../contract-chat.ts'
import { toolMessages } from '../tools/messages.ts'
import styles from './Chat.module.css'
import { Exact } from './Exact.tsx'
import { chatMessages } from './messages.ts'
import { MessageView } from './MessageView.tsx'
import { remindersFor } from './reminders.ts'
import type { useConversation } from './use-conversation.ts'

type Chat = ReturnType<typeof useConversation>
type Props = { chat: Chat; loaded: NonNullable<Chat['loaded']>; name: string; onEdit: (message: ShownMessage) => void }

/** The messages, the answer in progress, and an error of the last one. */
export function MessageList({ chat, loaded, name, onEdit }: Props) {
  const t = useMessages(chatMessages)
  const end = useRef<HTMLDivElement>(null)
  const [isReading, setReading] = useState(false)
  const { underWay, trouble } = chat
  const { messages, hasOlder, summary } = loaded
  const last = messages.at(-1)
  const reminders = remindersFor(
    messages.map(({ at }) => Date.parse(at)),
    !hasOlder,
  )
  // Scrolls to new content: the end of a conversation that opens, the person's own message, a growing answer, and an error.
  const letters = Math.floor((underWay?.text.length ?? 0) / 200)
  const lastId = last?.id
  useEffect(() => {
    if (lastId !== undefined || trouble) end.current?.scrollIntoView({ block: 'end' })
  }, [lastId, letters, trouble])

  const older = async () => {
    setReading(true)
    await chat.older().catch(() => {})
    setReading(false)
  }
  if (messages.length === 0) {
    return (
      <Stack gap={5} className={styles.list}>
        <EmptyState title={t.empty.title}>{t.empty.text}</EmptyState>
        <p className={styles.reminder}>{t.disclosure}</p>
      </Stack>
    )
  }
  return (
    <Stack gap={5} className={styles.list}>
      {hasOlder && (
        <Button kind="quiet" size="sm" loading={isReading} onClick={() => void older()}>
          {t.older}
        </Button>
      )}
      {summary !== null && <Exact title={t.summary} text={summary} />}
      <Stack as="ol" gap={5} className={styles.messages} role="list">
        {messages.map((message, place) => {
          const reminder = reminders.get(place)
          return (
            <Fragment key={message.id}>
              {reminder && (
                <li className={styles.reminder}>
                  {reminder === 'disclosure' ? t.disclosure : reminder === 'still' ? t.stillModel : t.break}
                </li>
              )}
              <li>
                <MessageView message={message} name={name} chat={chat} isLast={message === last} onEdit={onEdit} />
              </li>
            </Fragment>
          )
        })}
        {underWay && (
          <li>
            <Coming text={underWay.text} step={underWay.step} name={name} />
          </li>
        )}
      </Stack>
      {trouble && <Trouble {...trouble} chat={chat} />}
      {!trouble && !underWay && last?.role === 'person' && (
        <div className={styles.trouble}>
          <p>{t.waiting}</p>
          <Button kind="soft" size="sm" icon={refresh} onClick={() => void chat.again(last)}>
            {t.answerAgain}
          </Button>
        </div>
      )}
      <div ref={end} className={styles.end} />
    </Stack>
  )
}

/** An answer while it arrives, as plain text, so that incomplete Markdown does not change its layout. */
function Coming({ text, step, name }: { text: string; step: Readonly<Record<string, string>> | undefined; name: string }) {
  const t = useMessages(chatMessages)
  const tools = useMessages(toolMessages)
  const area = FACT_AREAS.find((one) => one === step?.area)
  const doing = area ? tools.looking(tools.areas[area]) : step?.tool !== undefined ? tools.preparing : text === '' ? t.thinking : undefined
  return (
    <div className={styles.answer} aria-busy="true">
      <span className={styles.who}>{name || t.model}</span>
      {text !== '' && <p className={styles.coming}>{text}</p>}
      {doing !== undefined && <p className="soft">{doing}</p>}
    </div>
  )
}

function Trouble({ error, asked, chat }: NonNullable<Chat['trouble']> & { chat: Chat }) {
  const t = useMessages(chatMessages)
  const format = useFormat()
  const isSpent = error instanceof ApiError && error.status === 429 && error.resetsAt !== undefined
  const isOffline = error instanceof NetworkError
  return (
    <div className={styles.trouble} role="alert">
      <p className={styles.troubleTitle}>{t.trouble.title}</p>
      <p>
        {isSpent
          ? t.trouble.limit(format.time(new Date(error.resetsAt!)))
          : isOffline
            ? t.trouble.offline
            : [error.message, t.trouble.saved].filter(Boolean).join(' ')}
      </p>
      {!isSpent && (
        <Button
          kind="soft"
          size="sm"
          icon={refresh}
          onClick={() => void chat.again({ id: asked.message, parent: asked.parent, text: asked.text })}
        >
          {t.answerAgain}
        </Button>
      )}
    </div>
  )
}
