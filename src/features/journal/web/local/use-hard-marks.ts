import { useMemo } from 'react'
import type { HardMarks } from '../../memories.ts'
import { useJournalSettings, useRecords } from './use-journal.ts'

/** Tags and ranges of days that the person marked as hard. */
export function useHardMarks(): HardMarks {
  const ranges = useRecords('hardRange')
  const { hardTags } = useJournalSettings().settings
  return useMemo(() => ({ hardTags, ranges: ranges.map(({ data }) => data) }), [hardTags, ranges])
}
