import type { AudioItem, CustomMeditation, Speech, Track } from './items.ts'

const MAX_CHARACTERS = 80
const MAX_SHOWN = 2

/** The beginning of a text, at most 80 characters, with an ellipsis when there is more. */
export function beginningOf(text: string): string {
  const characters = Array.from(text)
  return characters.length <= MAX_CHARACTERS ? text : `${characters.slice(0, MAX_CHARACTERS).join('').trimEnd()}…`
}

/** The first two of a list, and the number of the others. */
export function firstOf(list: readonly string[]): { shown: readonly string[]; more: number } {
  return { shown: list.slice(0, MAX_SHOWN), more: Math.max(0, list.length - MAX_SHOWN) }
}

type Words = { defaultDescription: string; chips: readonly string[]; createdBy: (name: string) => string; more: (n: number) => string }

export type Details = { text: string; by: string | undefined; chips: readonly string[] }

/** Details of an item for the expanded player. */
export function detailsOf(item: AudioItem, words: Words): Details {
  if (item.kind === 'speech') return speech(item, words)
  if (item.kind === 'track') return track(item, words)
  return meditation(item, words)
}

function chipsOf(list: readonly string[], { more }: Words): string[] {
  const first = firstOf(list)
  return [...first.shown, ...(first.more > 0 ? [more(first.more)] : [])]
}

const speech = (item: Speech, words: Words): Details => ({
  text: beginningOf(item.content),
  by: undefined,
  chips: chipsOf(item.themes, words),
})

const track = (item: Track, words: Words): Details => ({
  text: item.description || words.defaultDescription,
  by: undefined,
  chips: words.chips,
})

const meditation = (item: CustomMeditation, words: Words): Details => ({
  text: item.description,
  by: words.createdBy(item.username),
  chips: [...chipsOf(item.categories, words), ...chipsOf(item.tags, words)],
})
