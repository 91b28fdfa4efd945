import { fold } from '#platform/contract/fold.ts'
import { MAX_TAG } from '../../contract/records.ts'

/** Converts typed text to a stored tag: without `#`, commas and line breaks. Undefined when nothing remains. */
export function tagFrom(typed: string): string | undefined {
  const tag = typed
    .replace(/[#,\p{Cc}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_TAG)
    .trim()
  return tag || undefined
}

/** Converts typed text to a tag, in the upper and lower case of an existing tag. */
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

/** Existing tags that begin with the typed text: at most eight. A different case still finds an existing tag. */
export function tagsLike(typed: string, known: readonly string[], chosen: readonly string[]): string[] {
  const query = fold(typed.replace(/^#/, '').trim())
  const free = known.filter((tag) => !chosen.includes(tag))
  if (!query) return free.slice(0, 8)
  const begins = free.filter((tag) => fold(tag).startsWith(query))
  const holds = free.filter((tag) => !fold(tag).startsWith(query) && fold(tag).includes(query))
  return [...begins, ...holds].slice(0, 8)
}
