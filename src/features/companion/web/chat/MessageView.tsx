import { lazy, Suspense } from 'react'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { copy, edit } from '#platform/web/ui/icons/actions.ts'
import { chevronEnd, chevronStart, refresh } from '#platform/web/ui/icons/controls.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { ShownMessage } from '../../contract-chat.ts'
import { SourceChips } from '../tools/SourceChips.tsx'
import { toolMessages } from '../tools/messages.ts'
import { ReadAloudButton } from './ReadAloudButton.tsx'
import styles from './Chat.module.css'
import { chatMessages } from './messages.ts'
import { thumbDown, thumbUp } from './thumbs.ts'
import type { useConversation } from './use-conversation.ts'

const CardView = lazy(() => import('../tools/CardView.tsx'))
const PlainText = lazy(() => import('#platform/web/rich-text/PlainText.tsx').then((file) => ({ default: file.PlainText })))

type Props = {
  message: ShownMessage
  name: string
  chat: ReturnType<typeof useConversation>
  isLast: boolean
  onEdit: (message: ShownMessage) => void
}

/** One message and its actions. */
export function MessageView({ message, name, chat, isLast, onEdit }: Props) {
  const t = useMessages(chatMessages)
  const format = useFormat()
  const tools = useMessages(toolMessages)
  const { role, text, at, finish, model, rating, sources, cards, withoutTools } = message
  const isOwn = role === 'person'
  const isBusy = chat.underWay !== undefined
  const copied = () =>
    navigator.clipboard.writeText(text).then(
      () => toast({ title: t.copied }),
      () => {},
    )
  const parent = chat.loaded?.messages.find(({ id }) => id === message.parent)
  return (
    <article className={isOwn ? styles.own : styles.answer} aria-label={`${isOwn ? t.you : name || t.model}, ${format.time(new Date(at))}`}>
      <span className={styles.who}>{isOwn ? t.you : model === null ? t.own : name || t.model}</span>
      {isOwn ? (
        <p className={styles.words} dir="auto">
          {text}
        </p>
      ) : (
        text !== '' && (
          <Suspense fallback={<p className={styles.coming}>{text}</p>}>
            <PlainText markdown={text} />
          </Suspense>
        )
      )}
      {withoutTools !== null && <p className={styles.soft}>{tools.withoutTools[withoutTools]}</p>}
      <SourceChips sources={sources} />
      <Suspense fallback={null}>
        {cards.map((card) => (
          <CardView
            key={card.id}
            place={{ thread: chat.thread, message: message.id }}
            card={card}
            onChange={(next) => chat.showCard(message.id, next)}
            onElsewhere={chat.read}
          />
        ))}
      </Suspense>
      {finish !== null && finish !== 'complete' && <p className={styles.soft}>{t.ends[finish]}</p>}
      <div className={styles.actions}>
        <Versions message={message} chat={chat} isBusy={isBusy} />
        {isOwn ? (
          <IconButton size="sm" icon={edit} label={t.edit} disabled={isBusy} onClick={() => onEdit(message)} />
        ) : (
          <>
            {text !== '' && <ReadAloudButton text={text} />}
            <IconButton size="sm" icon={copy} label={t.copy} onClick={() => void copied()} />
            {isLast && parent && (
              <IconButton size="sm" icon={refresh} label={t.answerAgain} disabled={isBusy} onClick={() => void chat.again(parent)} />
            )}
            {model !== null && (
              <>
                <IconButton
                  size="sm"
                  icon={thumbUp}
                  label={t.good}
                  pressed={rating === 1}
                  onClick={() => void chat.rate({ id: message.id, rating: rating === 1 ? 0 : 1 }).catch(() => {})}
                />
                <IconButton
                  size="sm"
                  icon={thumbDown}
                  label={t.bad}
                  pressed={rating === -1}
                  onClick={() => void chat.rate({ id: message.id, rating: rating === -1 ? 0 : -1 }).catch(() => {})}
                />
              </>
            )}
          </>
        )}
      </div>
    </article>
  )
}

function Versions({ message, chat, isBusy }: Pick<Props, 'message' | 'chat'> & { isBusy: boolean }) {
  const t = useMessages(chatMessages)
  const { versions } = message
  if (versions.length < 2) return null
  const place = versions.indexOf(message.id)
  const go = (to: number) => {
    const id = versions[to]
    if (id !== undefined) void chat.choose(id).catch(() => toast({ title: t.threads.failed, tone: 'destructive' }))
  }
  return (
    <span className={styles.versions}>
      <IconButton size="sm" icon={chevronStart} label={t.earlier} disabled={isBusy || place <= 0} onClick={() => go(place - 1)} />
      <span aria-label={t.version(place + 1, versions.length)} role="img">
        {place + 1}/{versions.length}
      </span>
      <IconButton
        size="sm"
        icon={chevronEnd}
        label={t.later}
        disabled={isBusy || place === versions.length - 1}
        onClick={() => go(place + 1)}
      />
    </span>
  )
}
