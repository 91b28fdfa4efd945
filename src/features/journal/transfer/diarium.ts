import { splitTitle } from './dayone.ts'
import { textOrHtml } from './html.ts'
import { levelOf } from './names.ts'
import { draft, problem, type Item } from './source.ts'

/** A row of Diarium's `Entries`, with its related data. `ticks`: 100 ns since the year 1, both its id and its time. */
export type DiariumRow = {
  ticks: bigint
  heading: string
  text: string
  rating: number | null
  tags: readonly string[]
  files: readonly { path: string; name: string }[]
}

const UNIX_TICKS = 621_355_968_000_000_000n

/** The entry of a row. Diarium's time is the wall clock of the place it was written in. */
export function diariumItem({ ticks, heading, text, rating, tags, files }: DiariumRow): Item {
  const clock = Number((ticks - UNIX_TICKS) / 10_000n)
  const date = new Date(clock)
  const label = heading.trim().slice(0, 80) || (Number.isNaN(date.getTime()) ? String(ticks) : date.toISOString().slice(0, 10))
  if (Number.isNaN(date.getTime()) || date.getUTCFullYear() < 1000 || date.getUTCFullYear() > 2999) return problem('bad_date', label)
  const body = textOrHtml(text)
  const split = heading.trim() ? { title: heading.trim(), body } : splitTitle(body)
  const level = levelOf(rating)
  return draft({
    sourceId: String(ticks),
    label,
    when: { at: null, day: date.toISOString().slice(0, 10), minutes: date.getUTCHours() * 60 + date.getUTCMinutes(), zone: null },
    ...split,
    mood: level ? { level, name: null } : null,
    tags,
    files,
  })
}
