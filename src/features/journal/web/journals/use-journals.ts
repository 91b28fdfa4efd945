import { useMemo, useSyncExternalStore } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { DEFAULT_JOURNAL_ID, type JournalData } from '../../contract/records.ts'
import { blankOf } from '../../record-defaults.ts'
import { useJournal, useRecords } from '../local/use-journal.ts'
import { journalsMessages } from './messages.ts'

export type ShownJournal = {
  id: string
  /** The person's own name, or the app's for the default journal. */
  name: string
  data: JournalData
}

type ShownJournals = {
  /** Journals in use, in the person's order. */
  inUse: readonly ShownJournal[]
  archived: readonly ShownJournal[]
  /** Number of locked journals in use; `inUse` does not contain them. */
  closed: number
}

/** The person's journals that may be shown now; a locked one is left out, including its name. */
export function useJournals(): ShownJournals {
  const t = useMessages(journalsMessages)
  const { view, subscribe } = useJournal()
  const records = useRecords('journal')
  const isOpen = useSyncExternalStore(subscribe, view.isOpen)
  const lock = useRecords('settings')[0]?.data.lock
  return useMemo(() => {
    const own = records.filter(({ id, data }) => id === DEFAULT_JOURNAL_ID || data.into === null)
    // Without a record the default journal was never changed, and it comes first.
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
