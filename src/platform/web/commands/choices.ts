import type { CommandContext, Action, FeatureCommands, Thing } from './command.ts'
import { matchCost } from '#platform/contract/match-cost.ts'
import type { IconShape } from '../ui/icons/shape.ts'
import type { Area } from '../ui/Page.tsx'

/** A row of the palette. */
export type Choice = Action & {
  id: string
  title: string
  also: string
  hint?: string
  icon: IconShape
  area: Area
  keys?: string
  onlySearched?: boolean
  kind: 'page' | 'action' | 'thing'
}

export type ChoiceGroup = { name: 'recent' | 'action' | 'page' | 'command' | 'thing' | 'found'; choices: readonly Choice[] }

const MOST_RECENT = 5
const MOST_COMMANDS = 8
const MOST_THINGS = 8
/** Less than the cost of a match at the beginning: among similar matches, the recently used ones come first. */
const RECENT_GAIN = 0.9

export const asChoice = (thing: Thing): Choice => ({ also: '', ...thing, kind: 'thing' })

/** The commands of all features in the person's language. */
export function choicesOf(files: readonly FeatureCommands[], { language }: Pick<CommandContext, 'language'>): Choice[] {
  return files.flatMap(({ area, commands }) =>
    commands.map(({ words, ...rest }) => ({ also: '', kind: 'page', area, ...rest, ...words[language] })),
  )
}

type Known = {
  commands: readonly Choice[]
  /** All things from the features that return complete lists. */
  things: readonly Choice[]
  /** Search results for this query, or the recently used things. */
  found: readonly Choice[]
  /** Ids, the latest first. */
  recent: readonly string[]
}

/** Groups for a query: without a query the recently used choices and all commands, otherwise the matches, best first. */
export function groupsFor(query: string, { commands, things, found, recent }: Known): ChoiceGroup[] {
  const groups = query.trim() === '' ? withoutQuery() : withQuery()
  return groups.filter(({ choices }) => choices.length > 0)

  function withoutQuery(): ChoiceGroup[] {
    const byId = new Map([...commands, ...things, ...found].map((one) => [one.id, one]))
    const lately = recent.flatMap((id) => byId.get(id) ?? []).slice(0, MOST_RECENT)
    // Commands with their own keys come first, because they are used most.
    const rest = commands.filter((one) => !one.onlySearched && !lately.includes(one)).toSorted((a, b) => Number(!a.keys) - Number(!b.keys))
    return [
      { name: 'recent', choices: lately },
      { name: 'action', choices: rest.filter(({ kind }) => kind === 'action') },
      { name: 'page', choices: rest.filter(({ kind }) => kind === 'page') },
    ]
  }

  function withQuery(): ChoiceGroup[] {
    const best = (choices: readonly Choice[], most: number) =>
      choices
        .flatMap((choice) => {
          const cost = matchCost(query, choice.title, choice.also)
          return cost === undefined ? [] : [{ choice, cost: cost - (recent.includes(choice.id) ? RECENT_GAIN : 0) }]
        })
        .toSorted((a, b) => a.cost - b.cost)
        .slice(0, most)
        .map(({ choice }) => choice)
    return [
      { name: 'command', choices: best(commands, MOST_COMMANDS) },
      { name: 'thing', choices: best(things, MOST_THINGS) },
      { name: 'found', choices: found },
    ]
  }
}

/** The list with one id moved to its start. */
export const withRecent = (recent: readonly string[], id: string, most = 20): string[] =>
  [id, ...recent.filter((one) => one !== id)].slice(0, most)
