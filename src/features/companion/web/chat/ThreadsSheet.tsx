import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { call } from '#platform/web/api/call.ts'
import { apiAddress } from '#platform/web/api/address.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { FormDialog } from '#platform/web/ui/FormDialog.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { download, edit, trash } from '#platform/web/ui/icons/actions.ts'
import { more, plus, search } from '#platform/web/ui/icons/controls.ts'
import { LazyMenu } from '#platform/web/ui/LazyMenu.tsx'
import { SegmentedControl } from '#platform/web/ui/SegmentedControl.tsx'
import { Sheet } from '#platform/web/ui/Sheet.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import {
  changeThread,
  deleteThread,
  downloadThread,
  listThreads,
  MOST_SEARCHED,
  MOST_TITLE,
  searchChat,
  type Thread,
} from '../../contract-chat.ts'
import styles from './Chat.module.css'
import { chatMessages } from './messages.ts'

type Props = { current: string; onOpen: (thread: string | undefined) => void; onClose: () => void }

/** All conversations, newest first; a search in them; and the actions of each. */
export default function ThreadsSheet({ current, onOpen, onClose }: Props) {
  const t = useMessages(chatMessages).threads
  const [archived, setArchived] = useState<'yes' | 'no'>('no')
  const [words, setWords] = useState('')
  const find = useMutation({ mutationFn: (wanted: string) => call(searchChat, { body: { words: wanted } }) })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (words.trim() !== '') find.mutate(words.trim())
  }
  return (
    <Sheet
      onClose={onClose}
      title={t.title}
      actions={
        <div data-area="companion">
          <Button icon={plus} onClick={() => onOpen(undefined)}>
            {t.new}
          </Button>
        </div>
      }
    >
      <Stack data-area="companion">
        <Cluster as="form" role="search" align="end" onSubmit={submit}>
          <Field label={t.search} className={styles.grow}>
            <TextInput
              type="search"
              icon={search}
              dir="auto"
              maxLength={MOST_SEARCHED}
              value={words}
              onChange={(value) => {
                setWords(value)
                if (value === '') find.reset()
              }}
            />
          </Field>
          <Button type="submit" kind="soft" loading={find.isPending}>
            {t.find}
          </Button>
        </Cluster>
        {find.error && <p role="alert">{find.error.message || t.failed}</p>}
        {find.data ? (
          <Found found={find.data} onOpen={onOpen} />
        ) : (
          <>
            <SegmentedControl
              label={t.which}
              value={archived}
              onChange={setArchived}
              options={[
                { value: 'no', label: t.current },
                { value: 'yes', label: t.archived },
              ]}
            />
            <List key={archived} archived={archived} current={current} onOpen={onOpen} />
          </>
        )}
      </Stack>
    </Sheet>
  )
}

function Found({
  found: { found, isComplete },
  onOpen,
}: { found: Awaited<ReturnType<typeof call<typeof searchChat>>> } & Pick<Props, 'onOpen'>) {
  const t = useMessages(chatMessages).threads
  const format = useFormat()
  return (
    <>
      <p role="status" className={styles.soft}>
        {found.length > 0 ? t.found(found.length) : t.nothing} {!isComplete && t.incomplete}
      </p>
      <ul role="list" className={styles.rows}>
        {found.map(({ thread, title, message, at, excerpt }) => (
          <li key={message}>
            <button type="button" className={styles.row} onClick={() => onOpen(thread)}>
              <span className={styles.rowTitle}>{title}</span>
              <span className={styles.soft} dir="auto">
                {excerpt}
              </span>
              <span className={styles.soft}>{format.date(new Date(at))}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

function List({ archived, current, onOpen }: { archived: 'yes' | 'no' } & Omit<Props, 'onClose'>) {
  const t = useMessages(chatMessages).threads
  const first = useQuery({ ...queryOf(listThreads, { query: { archived } }), staleTime: 0 })
  const [rest, setRest] = useState<{ threads: Thread[]; next: string | null }>()
  const next = rest ? rest.next : (first.data?.next ?? null)
  const further = useMutation({
    mutationFn: (before: string) => call(listThreads, { query: { archived, before } }),
    onSuccess: (page) => setRest((now) => ({ threads: [...(now?.threads ?? []), ...page.threads], next: page.next })),
  })
  if (!first.data) {
    if (!first.error) return <Skeleton lines={6} />
    return <ErrorState title={t.failed} text={first.error.message} onRetry={first.refetch} retrying={first.isFetching} />
  }
  const threads = [...first.data.threads, ...(rest?.threads ?? [])]
  if (threads.length === 0) return <p className={styles.soft}>{archived === 'yes' ? t.noneArchived : t.none}</p>
  return (
    <>
      <ul role="list" className={styles.rows}>
        {threads.map((thread) => (
          <Row
            key={thread.id}
            thread={thread}
            isCurrent={thread.id === current}
            onOpen={onOpen}
            onChanged={() => {
              setRest(undefined)
              void first.refetch()
            }}
          />
        ))}
      </ul>
      {next !== null && (
        <Button kind="quiet" size="sm" loading={further.isPending} onClick={() => further.mutate(next)}>
          {t.more}
        </Button>
      )}
    </>
  )
}

type RowProps = { thread: Thread; isCurrent: boolean; onOpen: Props['onOpen']; onChanged: () => void }

function Row({ thread: { id, title, changedAt, isArchived, usesMemory }, isCurrent, onOpen, onChanged }: RowProps) {
  const t = useMessages(chatMessages).threads
  const format = useFormat()
  const client = useQueryClient()
  const { language } = useLocaleSettings()
  const [dialog, setDialog] = useState<'name' | 'remove'>()
  const [name, setName] = useState(title)
  const failed = () => toast({ title: t.failed, tone: 'destructive' })
  const change = useMutation({
    mutationFn: (body: { title: string; isArchived: boolean; usesMemory?: boolean }) => call(changeThread, { params: { id }, body }),
    onSuccess: onChanged,
    onError: failed,
  })
  const remove = useMutation({
    mutationFn: () => call(deleteThread, { params: { id } }),
    onSuccess: () => {
      toast({ title: t.removed })
      void client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(listThreads.path) })
      if (isCurrent) onOpen(undefined)
      else onChanged()
    },
    onError: failed,
  })
  return (
    <li className={styles.rowLine}>
      <button type="button" className={styles.row} aria-current={isCurrent || undefined} onClick={() => onOpen(id)}>
        <span className={styles.rowTitle} dir="auto">
          {title}
        </span>
        <span className={styles.soft}>{format.relative(Date.parse(changedAt))}</span>
      </button>
      <LazyMenu
        trigger={<IconButton icon={more} label={t.actions(title)} />}
        entries={[
          { label: t.rename, icon: edit, onSelect: () => setDialog('name') },
          { label: isArchived ? t.restore : t.putAway, onSelect: () => change.mutate({ title, isArchived: !isArchived }) },
          {
            label: usesMemory ? t.withoutMemory : t.withMemory,
            onSelect: () => change.mutate({ title, isArchived, usesMemory: !usesMemory }),
          },
          {
            label: t.download,
            icon: download,
            onSelect: () => window.location.assign(apiAddress(downloadThread.path, { params: { id }, query: { language } })),
          },
          'line',
          { label: t.remove, icon: trash, destructive: true, onSelect: () => setDialog('remove') },
        ]}
      />
      {dialog === 'name' && (
        <FormDialog
          title={t.rename}
          submit={t.save}
          cancel={t.cancel}
          onClose={() => setDialog(undefined)}
          onSubmit={() => {
            setDialog(undefined)
            if (name.trim() !== '') change.mutate({ title: name.trim(), isArchived })
          }}
        >
          <Field label={t.name}>
            <TextInput value={name} dir="auto" maxLength={MOST_TITLE} onChange={setName} />
          </Field>
        </FormDialog>
      )}
      {dialog === 'remove' && (
        <FormDialog
          title={t.removeAsk(title)}
          description={t.removeText}
          submit={t.remove}
          cancel={t.cancel}
          isDestructive
          isBusy={remove.isPending}
          onClose={() => setDialog(undefined)}
          onSubmit={() => remove.mutate()}
        />
      )}
    </li>
  )
}
