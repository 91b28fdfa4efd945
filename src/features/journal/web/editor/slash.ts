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

/** Longer than any name of a thing: a slash before more than that was just a slash. */
const MAX = 24

/** What was typed after a slash that opens the menu: at the beginning of a line or after a blank, up to the cursor. */
export function slashQuery(before: string): string | undefined {
  const found = /(?:^|\s)\/([\p{L}\p{N}-]*)$/u.exec(before)?.[1]
  return found !== undefined && found.length <= MAX ? found : undefined
}

/** The things whose name, or another word for them, begins with what was typed; in their own order. `words`: by blanks. */
export function slashMatches<T extends { words: string }>(query: string, things: readonly T[]): T[] {
  const wanted = fold(query)
  return things.filter(({ words }) =>
    fold(words)
      .split(/[\s-]+/)
      .some((word) => word.startsWith(wanted)),
  )
}
