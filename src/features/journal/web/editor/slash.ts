import { fold } from '#platform/contract/fold.ts'

export const SLASH_THINGS = [
  'heading',
  'subheading',
  'bullets',
  'numbers',
  'checks',
  'quote',
  'rule',
  'table',
  'photo',
  'voice',
  'template',
] as const
export type SlashThing = (typeof SLASH_THINGS)[number]

/** Longer than any item's name: a slash before a longer text is an ordinary slash. */
const MAX = 24

/** The text after a slash that opens the menu: from a slash at the line's start or after a space, up to the cursor. */
export function slashQuery(before: string): string | undefined {
  const found = /(?:^|\s)\/([\p{L}\p{N}-]*)$/u.exec(before)?.[1]
  return found !== undefined && found.length <= MAX ? found : undefined
}

/** The items with a name or synonym that begins with the typed text, in their own order. `words`: separated by spaces. */
export function slashMatches<T extends { words: string }>(query: string, things: readonly T[]): T[] {
  const wanted = fold(query)
  return things.filter(({ words }) =>
    fold(words)
      .split(/[\s-]+/)
      .some((word) => word.startsWith(wanted)),
  )
}
