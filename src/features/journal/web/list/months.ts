import type { EntryHead } from '../local/types.ts'

/** An entry, and whether it is the first of its day. */
export type Row = { head: EntryHead; isFirstOfDay: boolean }
/** Consecutive entries with only a mood, newest first, folded into one row. */
export type MoodRun = { moods: readonly Row[] }
export type Month = { month: string; rows: readonly (Row | MoodRun)[] }

/** From this number on, consecutive moods without text are one row. */
const FOLDED_FROM = 3

export const isRun = (row: Row | MoodRun): row is MoodRun => 'moods' in row

const isMoodAlone = ({ title, preview, mood, tags, starred, attachments, hasConflict, unsent }: EntryHead): boolean =>
  mood !== null && !title && !preview && tags.length === 0 && attachments.length === 0 && !starred && !hasConflict && !unsent

/** Heads (newest day first) by month, `YYYY-MM`. `current` is the open entry, so it is never folded. */
export function monthsOf(heads: readonly EntryHead[], current?: string): Month[] {
  const months: { month: string; rows: Row[] }[] = []
  let day = ''
  for (const head of heads) {
    const month = head.localDay.slice(0, 7)
    let group = months.at(-1)
    if (group?.month !== month) {
      group = { month, rows: [] }
      months.push(group)
    }
    group.rows.push({ head, isFirstOfDay: head.localDay !== day })
    day = head.localDay
  }
  return months.map(({ month, rows }) => ({ month, rows: folded(rows, current) }))
}

function folded(rows: readonly Row[], current: string | undefined): (Row | MoodRun)[] {
  const done: (Row | MoodRun)[] = []
  let moods: Row[] = []
  const end = () => {
    done.push(...(moods.length >= FOLDED_FROM ? [{ moods }] : moods))
    moods = []
  }
  for (const row of rows) {
    if (row.head.id !== current && isMoodAlone(row.head)) moods.push(row)
    else {
      end()
      done.push(row)
    }
  }
  end()
  return done
}
