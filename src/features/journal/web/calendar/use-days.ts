import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useOnline } from '#platform/web/offline/use-outbox.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { getDays } from '../../contract/days.ts'
import { useHeads, useJournalQuery, useKeepsEverything, useOfChosen, useRecords } from '../local/use-journal.ts'
import { daysOf, withServerDays, type Days } from './days.ts'

export type ShownDays = {
  days: Days
  /** Set when this device stores no entries and has no answer of the server for the year. */
  missing: 'coming' | 'offline' | 'failed' | undefined
  retry: () => void
}

/** The days of the journal, complete for the shown year. */
export function useDays(year: number): ShownDays {
  const own = daysOf(useOfChosen(useHeads()), useRecords('attachment'))
  const which = useJournalQuery()
  const keeps = useKeepsEverything()
  const isOnline = useOnline()
  const asked = useQuery({
    ...queryOf(getDays, { query: { ...which, from: `${year}-01-01`, to: `${year}-12-31` } }),
    enabled: !keeps,
  })
  const served = asked.data?.days
  const days = useMemo(() => (keeps || !served ? own : withServerDays(own, served)), [keeps, served, own])
  const missing = keeps || served ? undefined : !isOnline ? 'offline' : asked.error ? 'failed' : 'coming'
  return { days, missing, retry: () => void asked.refetch() }
}
