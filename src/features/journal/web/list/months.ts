import type { EntryHead } from '../local/types.ts'

export type Month = { month: string; heads: readonly EntryHead[]; isFirstOfDay: readonly boolean[] }

/** Heads (newest day first) by month, `YYYY-MM`; and which of them open their day. */
export function monthsOf(heads: readonly EntryHead[]): Month[] {
  const months: { month: string; heads: EntryHead[]; isFirstOfDay: boolean[] }[] = []
  let day = ''
  for (const head of heads) {
    const month = head.localDay.slice(0, 7)
    let group = months.at(-1)
    if (group?.month !== month) {
      group = { month, heads: [], isFirstOfDay: [] }
      months.push(group)
    }
    group.heads.push(head)
    group.isFirstOfDay.push(head.localDay !== day)
    day = head.localDay
  }
  return months
}
