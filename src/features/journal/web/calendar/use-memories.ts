import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useUser } from '#platform/web/session/session.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { useToday } from '#platform/web/session/use-today.ts'
import { getMemories } from '../../contract/days.ts'
import { useHardMarks } from '../local/use-hard-marks.ts'
import {
  useHeads,
  useJournal,
  useJournalQuery,
  useJournalSettings,
  useKeepsEverything,
  useOfChosen,
  useRecords,
} from '../local/use-journal.ts'
import { daysOf } from './days.ts'
import { memoriesOn, type HeadMemory } from './day-memories.ts'

/** Today's memories; none when the person switched them off. A device that stores no entries asks the server, which uses the same rule. */
export function useMemories(): readonly HeadMemory[] {
  const userId = useUser().id
  const today = useToday()
  const journal = useJournal()
  const heads = useOfChosen(useHeads())
  const which = useJournalQuery()
  const days = daysOf(heads, useRecords('attachment'))
  const marks = useHardMarks()
  const { memories: isWanted } = useJournalSettings().settings
  const keeps = useKeepsEverything()
  const { data: served } = useQuery({ ...queryOf(getMemories, { query: { ...which, day: today } }), enabled: !keeps && isWanted })
  useEffect(() => {
    if (!keeps && served) void journal.mergeFromServer(served.entries)
  }, [keeps, served, journal])
  return useMemo(() => {
    if (!isWanted) return []
    const byId = keeps ? undefined : new Map(heads.map((head) => [head.id, head]))
    if (byId)
      return (served?.memories ?? []).flatMap((memory) => ({ ...memory, head: byId.get(memory.entryId)! })).filter(({ head }) => head)
    return memoriesOn(userId, today, days, heads.at(-1)?.localDay, marks)
  }, [isWanted, keeps, heads, served, userId, today, days, marks])
}
