import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/web/api/call.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button, buttonClass } from '#platform/web/ui/Button.tsx'
import { Chip } from '#platform/web/ui/Chip.tsx'
import { FormDialog } from '#platform/web/ui/FormDialog.tsx'
import { mail } from '#platform/web/ui/icons/things.ts'
import { Loading } from '#platform/web/ui/Loading.tsx'
import { MoreButton } from '#platform/web/ui/MoreButton.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { dotted } from '#platform/web/i18n/dotted.ts'
import { deleteMessage, listMessages, markMessage, MESSAGE_DAYS, type ContactMessage } from '../../contract-contact.ts'
import styles from './Admin.module.css'
import { adminMessages } from './messages.ts'

/** Messages from the contact page. */
export function MessagesSection() {
  const t = useMessages(adminMessages)
  const words = t.messages
  const client = useQueryClient()
  const [toDelete, setToDelete] = useState<ContactMessage>()
  const query = useInfiniteQuery({
    queryKey: [listMessages.path],
    queryFn: ({ pageParam, signal }) => call(listMessages, { query: pageParam ? { after: pageParam } : {} }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ messages, more }) => (more ? messages.at(-1)?.id : undefined),
  })
  const outcome = {
    onError: (error: Error) => toast({ title: t.failed, description: error.message, tone: 'destructive' as const }),
    onSettled: () => client.invalidateQueries({ queryKey: [listMessages.path] }),
  }
  const mark = useMutation({
    mutationFn: ({ id, answered }: { id: string; answered: boolean }) => call(markMessage, { params: { id }, body: { answered } }),
    ...outcome,
  })
  const remove = useMutation({
    mutationFn: (id: string) => call(deleteMessage, { params: { id } }),
    ...outcome,
    onSuccess: () => setToDelete(undefined),
  })
  return (
    <Section info={{ id: 'messages', icon: mail }} title={words.title} lead={words.lead(query.data?.pages[0]?.open ?? 0)}>
      <Loading query={query} rows={2}>
        {({ pages }) => {
          const messages = pages.flatMap((page) => page.messages)
          if (messages.length === 0) return <p className={styles.hint}>{words.none}</p>
          return (
            <Stack as="ul" role="list">
              {messages.map((message) => (
                <Message
                  key={message.id}
                  message={message}
                  isMarking={mark.isPending && mark.variables.id === message.id}
                  onMark={(answered) => mark.mutate({ id: message.id, answered })}
                  onDelete={() => setToDelete(message)}
                />
              ))}
            </Stack>
          )
        }}
      </Loading>
      <MoreButton query={query}>{t.more}</MoreButton>
      <p className={styles.hint}>{words.retention(MESSAGE_DAYS)}</p>
      {toDelete && (
        <FormDialog
          title={words.deleteTitle}
          description={words.deleteLead(toDelete.name || toDelete.email || words.unnamed)}
          submit={words.delete}
          cancel={t.cancel}
          isDestructive
          isBusy={remove.isPending}
          onSubmit={() => remove.mutate(toDelete.id)}
          onClose={() => setToDelete(undefined)}
        />
      )}
    </Section>
  )
}

type MessageProps = { message: ContactMessage; isMarking: boolean; onMark: (answered: boolean) => void; onDelete: () => void }

function Message({ message: { name, email, text, sentAt, answeredAt }, isMarking, onMark, onDelete }: MessageProps) {
  const t = useMessages(adminMessages).messages
  const format = useFormat()
  const at = Date.parse(sentAt)
  const isAnswered = answeredAt !== null
  return (
    <Stack as="li" gap={2} className={styles.item}>
      <div className={styles.head}>
        <h3>{name || t.unnamed}</h3>
        <Chip tone={isAnswered ? 'plain' : 'dawn'}>{isAnswered ? t.answered : t.open}</Chip>
      </div>
      <p className={styles.facts}>{dotted([...(email ? [email] : []), `${format.date(at)}, ${format.time(at)}`])}</p>
      {text === null ? <p className={styles.hint}>{t.unreadable}</p> : <p className={styles.text}>{text}</p>}
      <Cluster gap={2}>
        {email && (
          <a href={`mailto:${email}`} className={buttonClass({ kind: 'soft', size: 'sm' })}>
            {t.reply}
          </a>
        )}
        <Button kind="quiet" size="sm" loading={isMarking} onClick={() => onMark(!isAnswered)}>
          {isAnswered ? t.markOpen : t.markAnswered}
        </Button>
        <Button kind="quiet" size="sm" onClick={onDelete}>
          {t.delete}
        </Button>
      </Cluster>
    </Stack>
  )
}
