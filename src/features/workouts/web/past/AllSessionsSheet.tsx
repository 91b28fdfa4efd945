import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '#platform/web/api/call.ts'
import { NetworkError } from '#platform/web/api/api-error.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { keyOf } from '#platform/web/query/query-of.ts'
import { mutationOf } from '#platform/web/query/mutation-of.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { ListRow } from '#platform/web/ui/ListRow.tsx'
import { SegmentedControl } from '#platform/web/ui/SegmentedControl.tsx'
import { Sheet } from '#platform/web/ui/Sheet.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { dotted } from '#platform/web/i18n/dotted.ts'
import { RETENTION_DAYS, listSessions, restoreSession, type SessionSummary } from '../../contract/training.ts'
import { fromKg } from '../../gyms/gym.ts'
import { trainingMessages } from '../core/messages.ts'
import { usePlace } from '../data/use-place.ts'
import styles from './Past.module.css'
import { pastMessages } from './messages.ts'

type Which = 'present' | 'deleted'
const WHICH: readonly Which[] = ['present', 'deleted']

/** All past sessions, page by page, and deleted ones that can still be restored. */
export default function AllSessionsSheet({ onClose }: { onClose: () => void }) {
  const t = useMessages(pastMessages)
  const [which, setWhich] = useState<Which>('present')
  return (
    <Sheet onClose={onClose} title={t.title}>
      <Stack data-area="body">
        <SegmentedControl
          wide
          label={t.which}
          value={which}
          options={WHICH.map((value) => ({ value, label: t[value] }))}
          onChange={setWhich}
        />
        {which === 'deleted' && <p className="note">{t.missingText(RETENTION_DAYS)}</p>}
        <SessionPages key={which} which={which} />
      </Stack>
    </Sheet>
  )
}

function SessionPages({ which }: { which: Which }) {
  const t = useMessages(pastMessages)
  const w = useMessages(trainingMessages)
  const client = useQueryClient()
  const list = useInfiniteQuery({
    queryKey: keyOf(listSessions, { query: { which } }),
    queryFn: ({ pageParam, signal }) =>
      call(listSessions, { query: { which, ...(pageParam !== '' && { before: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next ?? undefined,
  })
  const back = useMutation({
    ...mutationOf(restoreSession, () => ({ label: w.outbox })),
    onSuccess: () => {
      toast({ title: t.isBack })
      void client.invalidateQueries()
    },
    onError: (error) => toast({ title: t.failed, description: error.message, tone: 'destructive' }),
  })
  const sessions = list.data?.pages.flatMap((page) => page.sessions)
  if (!sessions)
    return list.error ? (
      <ErrorState
        title={list.error instanceof NetworkError ? w.offline : t.loadFailed}
        text={list.error instanceof NetworkError ? w.offlineText : w.failedText}
        onRetry={list.refetch}
        retrying={list.isFetching}
      />
    ) : (
      <Skeleton shape="card" height="20rem" />
    )
  if (sessions.length === 0) return <p className="note">{which === 'present' ? t.none : t.noneDeleted}</p>
  return (
    <>
      <ul role="list" className={styles.list}>
        {sessions.map((session) => (
          <Row
            key={session.id}
            session={session}
            isBusy={back.isPending && back.variables.params.id === session.id}
            onBack={which === 'deleted' ? () => back.mutate({ params: { id: session.id } }) : undefined}
          />
        ))}
      </ul>
      {list.hasNextPage && (
        <div>
          <Button kind="soft" size="sm" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t.more}
          </Button>
        </div>
      )}
      <p role="alert" className="note">
        {list.isFetchNextPageError ? list.error?.message : ''}
      </p>
    </>
  )
}

function Row({ session, isBusy, onBack }: { session: SessionSummary; isBusy: boolean; onBack: (() => void) | undefined }) {
  const t = useMessages(pastMessages)
  const w = useMessages(trainingMessages)
  const format = useFormat()
  const { unit } = usePlace()
  const { id, day, sets, volume, startedAt } = session
  const name = session.name || w.untitled
  // The time distinguishes two sessions of one day.
  const label = `${name}, ${format.localDay(day, 'day')}, ${format.time(Date.parse(startedAt))}`
  const hint = dotted([
    format.localDay(day, 'day'),
    w.sets(sets),
    volume > 0 && `${format.number(Math.round(fromKg(volume, unit)))} ${unit}`,
  ])
  return onBack ? (
    <ListRow
      as="li"
      title={name}
      hint={hint}
      trailing={
        <Button kind="soft" size="sm" aria-label={t.backOf(label)} loading={isBusy} onClick={onBack}>
          {t.back}
        </Button>
      }
    />
  ) : (
    <ListRow as="li" title={name} hint={hint} link={<Link to={`/workout-session/${id}`} aria-label={label} viewTransition />} />
  )
}
