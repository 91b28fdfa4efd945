import type { QueryClient } from '@tanstack/react-query'
import type { Language } from '../i18n/locale-settings.ts'
import type { IconShape } from '../ui/icons/shape.ts'
import type { Area } from '../ui/Page.tsx'

/** Context of a command, which can run on any page. */
export type CommandContext = { userId: string; language: Language; client: QueryClient }

/** A link, or a function that runs when the row is chosen. */
export type Action = { to: string } | { run: (context: CommandContext) => unknown }

export type CommandWords = {
  title: string
  /** Synonyms for the search. */
  also?: string
}

export type Command = Action & {
  /** Identifies it among the recently used ones: `journal.write`. */
  id: string
  /** Of a command that does more than open a page. */
  kind?: 'action'
  words: Readonly<Record<Language, CommandWords>>
  icon: IconShape
  /** Keys pressed one after the other, outside of fields: `n`, `g j`. */
  keys?: string
  /** Shown only as a search result, not in the list of all commands. */
  onlySearched?: boolean
}

/** Something of the person's own that can be found: a habit, an entry, a track. */
export type Thing = Action & {
  id: string
  title: string
  also?: string
  /** Its kind or its date. */
  hint?: string
  icon: IconShape
  area: Area
}

/** Exports of a feature's `web/commands.ts`. */
export type FeatureCommands = {
  /** Gives the rows of its commands their hue. */
  area: Area
  commands: readonly Command[]
  /** All its things, for short lists: the palette filters them itself. */
  things?: (context: CommandContext) => Promise<readonly Thing[]>
  /** Search results, best first, for lists too long to return whole. */
  search?: (query: string, context: CommandContext) => Promise<readonly Thing[]>
  /** Looks up earlier results of `search` by id; omits those that no longer exist. */
  recall?: (ids: readonly string[], context: CommandContext) => Promise<readonly Thing[]>
}

export type CommandSource = () => Promise<FeatureCommands>
