import { fold } from '#platform/contract/fold.ts'
import { MAX_TAG } from '../../contract/records.ts'

/** What somebody typed as a tag, as it is kept: without `#`, commas and line ends. Undefined when nothing is left. */
export function tagFrom(typed: string): string | undefined {
  const tag = typed
    .replace(/[#,\p{Cc}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_TAG)
    .trim()
  return tag || undefined
}

/** What somebody typed as a tag, in the spelling of case that they know it in. */
export function tagAs(typed: string, known: readonly string[]): string | undefined {
  const tag = tagFrom(typed)
  return known.find((one) => one.toLocaleLowerCase() === tag?.toLocaleLowerCase()) ?? tag
}

/** The person's own tags, most used first. */
export function tagsByUse(heads: readonly { tags: readonly string[] }[]): string[] {
  const uses = new Map<string, number>()
  for (const { tags } of heads) for (const tag of tags) uses.set(tag, (uses.get(tag) ?? 0) + 1)
  return [...uses].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])).map(([tag]) => tag)
}

/** Known tags that go on from what is typed: at most eight. A tag known in another spelling of case is offered as known. */
export function tagsLike(typed: string, known: readonly string[], chosen: readonly string[]): string[] {
  const query = fold(typed.replace(/^#/, '').trim())
  const free = known.filter((tag) => !chosen.includes(tag))
  if (!query) return free.slice(0, 8)
  const begins = free.filter((tag) => fold(tag).startsWith(query))
  const holds = free.filter((tag) => !fold(tag).startsWith(query) && fold(tag).includes(query))
  return [...begins, ...holds].slice(0, 8)
}
