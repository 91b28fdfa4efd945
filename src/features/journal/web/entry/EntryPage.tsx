import { useState, useSyncExternalStore } from 'react'
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router'
import { entryWordsIn } from '#platform/web/entry-words.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { usePageTitle } from '#platform/web/page/title.ts'
import { useUser } from '#platform/web/session/session.ts'
import { blankOf } from '../../record-defaults.ts'
import { useEntry, useJournal } from '../local/use-journal.ts'
import { JournalGate } from '../lock/JournalGate.tsx'
import { JournalFrame } from '../list/JournalFrame.tsx'
import { entryMessages } from '../core/entry-messages.ts'
import { useFeelingsLoading } from '../details/use-feelings.ts'
import { useNamesLoading } from '../details/use-names-loading.ts'
import { EntryAbsent } from './EntryAbsent.tsx'
import { EntrySkeleton } from './EntrySkeleton.tsx'
import { EntryView } from './EntryView.tsx'
import { type EntryState, freshFrom, newEntryId } from './fresh.ts'

/** One entry, to read and to write. `/journal/new` first creates an id, so that the entry has its address from the first letter. */
export default function EntryPage() {
  const { id = '' } = useParams()
  return <JournalGate>{id === 'new' ? <NewEntry /> : <KnownEntry key={id} id={id} />}</JournalGate>
}

function NewEntry() {
  const { dayStart } = useUser()
  const journal = useJournal()
  const [params] = useSearchParams()
  const words = entryWordsIn(useLocation().state)
  const [id] = useState(() => {
    const made = newEntryId()
    journal.begin(made)
    return made
  })
  return (
    <Navigate
      to={`/journal/${id}`}
      replace
      state={{ fresh: freshFrom(params, dayStart, undefined, words), write: true } satisfies EntryState}
    />
  )
}

function KnownEntry({ id }: { id: string }) {
  const entry = useEntry(id)
  const { view, subscribe } = useJournal()
  const journalId = entry.record?.data.journalId
  const isClosed = useSyncExternalStore(subscribe, () => entry.record !== undefined && view.isClosed(journalId))
  return (
    <JournalGate isClosed={isClosed}>
      <OpenEntry id={id} entry={entry} />
    </JournalGate>
  )
}

function OpenEntry({ id, entry: { status, record, unreachable } }: { id: string; entry: ReturnType<typeof useEntry> }) {
  const t = useMessages(entryMessages)
  const state = (useLocation().state ?? {}) as EntryState
  const { fresh } = state
  usePageTitle(record?.data.title || (fresh ? t.entry.newTitle : t.entry.pageTitle))
  const shown = record ?? (fresh && status === 'absent' ? { id, seq: 0, unsent: false, data: freshData(fresh.first) } : undefined)
  // Waits for the names of feelings and activities, so that the layout does not shift later; once shown, the entry stays.
  const areNamesLoading = useNamesLoading(record?.data)
  const isWaiting = useFeelingsLoading((record?.data.feelings.length ?? 0) > 0) || areNamesLoading
  const [isDrawn, setIsDrawn] = useState(false)
  if (shown && !isWaiting && !isDrawn) setIsDrawn(true)
  return (
    <JournalFrame current={id}>
      {shown && isDrawn ? (
        <EntryView record={shown} fresh={record ? undefined : fresh} startsWriting={state.write ?? false} />
      ) : shown || status === 'loading' ? (
        <EntrySkeleton />
      ) : (
        <EntryAbsent unreachable={unreachable} />
      )}
    </JournalFrame>
  )
}

function freshData(first: NonNullable<EntryState['fresh']>['first']) {
  const at = first.when?.at ?? new Date().toISOString()
  return {
    ...blankOf('entry', at),
    ...(first.when ? { when: first.when } : {}),
    title: first.title ?? '',
    body: first.body ?? '',
    mood: first.mood ?? null,
    promptId: first.promptId ?? null,
  }
}
