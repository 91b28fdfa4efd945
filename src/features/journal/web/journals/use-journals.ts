import { useMemo, useSyncExternalStore } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { DEFAULT_JOURNAL_ID, type JournalData } from '../../contract/records.ts'
import { blankOf } from '../local/overlay.ts'
import { useJournal, useRecords } from '../local/use-journal.ts'
import { journalsMessages } from './messages.ts'

export type ShownJournal = {
  id: string
  /** In the person's words, or the app's for the one that everybody has. */
  name: string
  data: JournalData
}

type ShownJournals = {
  /** Those in use, in their owner's order. */
  inUse: readonly ShownJournal[]
  archived: readonly ShownJournal[]
  /** How many of those in use ask for the lock now; they are not among `inUse`. */
  closed: number
}

/** The person's journals as they may be shown now: of one that is closed not even the name. */
export function useJournals(): ShownJournals {
  const t = useMessages(journalsMessages)
  const { view, subscribe } = useJournal()
  const records = useRecords('journal')
  const isOpen = useSyncExternalStore(subscribe, view.isOpen)
  const lock = useRecords('settings')[0]?.data.lock
  return useMemo(() => {
    const own = records.filter(({ id, data }) => id === DEFAULT_JOURNAL_ID || data.into === null)
    // Somebody who never named it has no record of it: it then comes first.
    const first = { id: DEFAULT_JOURNAL_ID, data: blankOf('journal', '') }
    const all = own.some(({ id }) => id === DEFAULT_JOURNAL_ID) ? own : [first, ...own]
    const shown = all.map(({ id, data }) => ({ id, name: data.name || t.first, data }))
    const isShown = ({ id }: ShownJournal) => !view.isClosed(id)
    const inUse = shown.filter(({ data }) => !data.archived)
    return {
      inUse: inUse.filter(isShown),
      archived: shown.filter(({ data }) => data.archived).filter(isShown),
      closed: shown.filter((one) => !isShown(one)).length,
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is closed depends on these
  }, [records, view, t, isOpen, lock])
}
