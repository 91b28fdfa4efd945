import type { QueryClient } from '@tanstack/react-query'
import type { Language } from '../i18n/locale-settings.ts'
import type { IconShape } from '../ui/icons/shape.ts'
import type { Area } from '../ui/Page.tsx'

/** What a command may use: it runs wherever somebody is, outside of any page. */
export type CommandContext = { userId: string; language: Language; client: QueryClient }

/** Where choosing it leads, or what it does. */
export type Action = { to: string } | { run: (context: CommandContext) => unknown }

export type CommandWords = {
  title: string
  /** Other words by which people look for it. */
  also?: string
}

export type Command = Action & {
  /** Known under it as a recent one: `journal.write`. */
  id: string
  /** page: it leads somewhere. action: it does something. */
  kind: 'page' | 'action'
  words: Readonly<Record<Language, CommandWords>>
  icon: IconShape
  area: Area
  /** Keys pressed one after the other, outside of fields: `n`, `g j`. */
  keys?: string
  /** Shown once somebody looks for it, not among all commands. */
  onlySearched?: boolean
}

/** Something of the person's own that can be found: a habit, an entry, a track. */
export type Thing = Action & {
  id: string
  title: string
  also?: string
  /** What it is, or when. */
  hint?: string
  icon: IconShape
  area: Area
}

/** A feature's file of them, `web/commands.ts`. */
export type FeatureCommands = {
  commands: readonly Command[]
  /** All that it has, where that is little: the palette looks through it by itself. */
  things?: (context: CommandContext) => Promise<readonly Thing[]>
  /** What it finds, best first, where there is too much to hand out. */
  search?: (query: string, context: CommandContext) => Promise<readonly Thing[]>
  /** Of what `search` found earlier, that which is still there, by id. */
  recall?: (ids: readonly string[], context: CommandContext) => Promise<readonly Thing[]>
}

export type CommandSource = () => Promise<FeatureCommands>
