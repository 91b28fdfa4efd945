import { crisisIn, type CrisisKind } from '#platform/care/crisis.ts'
import type { CommandContext } from '#platform/web/commands/command.ts'
import { openCommands } from '#platform/web/commands/open.ts'
import { loadCommands } from '#platform/web/commands/load-commands.ts'
import { formatNow } from '#platform/web/i18n/format.ts'
import { messagesSoon } from '#platform/web/i18n/messages.ts'
import { loadTools } from '#platform/web/voice/load-tools.ts'
import type { CompanionTool, Outcome, SpokenRequest } from '#platform/web/voice/tool.ts'
import { wordsOf } from '#platform/web/voice/words.ts'
import { nearestOf, type Nearest } from '../grammar/nearest.ts'
import { offering, OWN, OWN_EXAMPLES, ownTools, type OwnId, type OwnTool } from '../grammar/own.ts'
import { isPageNamed, pagesNamed, pagesOf } from '../grammar/pages.ts'
import { grammarOf, type ReadCommand } from '../grammar/read-command.ts'
import { understand } from '../grammar/understand.ts'
import { voiceAgentMessages } from '../core/messages.ts'

/** The result of interpreting words: an action of the page itself, or the outcome of a tool. */
export type Understood =
  | { kind: 'care'; crisis: CrisisKind }
  | { kind: 'own'; id: 'agent.yes' | 'agent.no' | 'agent.undo' | 'agent.repeat' | 'agent.mute' | 'agent.unmute' | 'agent.clear' }
  | { kind: 'outcome'; outcome: Outcome }

const say = (words: string): Understood => ({ kind: 'outcome', outcome: { kind: 'say', words } })
type Choice = Extract<Outcome, { kind: 'ask' }>['choices'][number]

const MOST_CHOICES = 5
/** Two pages whose match costs differ by at most this are both candidates. */
const ABOUT_AS_WELL = 0.5

/** Interprets words. Crisis words come first: nothing else is read then. */
export async function interpret(text: string, context: CommandContext): Promise<Understood> {
  const sign = crisisIn(text)
  if (sign) return { kind: 'care', crisis: sign.kind }
  const [t, tools, pages, nearest] = await Promise.all([
    messagesSoon(voiceAgentMessages),
    loadTools(),
    loadCommands().then(pagesOf),
    loadNearest(),
  ])
  const grammar = grammarOf<CompanionTool | OwnTool>([...ownTools((place) => isPageNamed(place, pages)), ...tools])
  const understanding = understand(text, grammar, nearest, offering(tools))
  if (understanding.kind === 'one') return understood(understanding.matched, context)
  const near = understanding.near.flatMap((id) => choiceOf(id, text, tools, context) ?? [])
  if (understanding.kind === 'none') {
    const choices = [...near, searchFor(text, t.search(text), t.searching)]
    return { kind: 'outcome', outcome: { kind: 'ask', words: near.length > 0 ? t.nearest : t.unclear, choices } }
  }
  const choices = understanding.matched.map((command) => exactChoice(command, text, context))
  return { kind: 'outcome', outcome: { kind: 'ask', words: t.several, choices: [...choices, ...near] } }
}

let found: Nearest | undefined
/** The examples are a separate file that loads with the first words. Without it only the rules interpret. */
async function loadNearest(): Promise<Nearest> {
  if (found) return found
  try {
    const [{ default: examples }, tools] = await Promise.all([import('../grammar/examples.json'), loadTools()])
    return (found = nearestOf(examples, [...OWN, ...tools]))
  } catch {
    return () => []
  }
}

/** A choice from a rule's reading, labelled with the tool's example or, without one, with the person's own words. */
function exactChoice({ tool, spoken }: ReadCommand<CompanionTool | OwnTool>, text: string, context: CommandContext): Choice {
  const label = ('run' in tool ? tool.example : OWN_EXAMPLES[tool.id])?.[context.language] ?? text.trim()
  return { label, choose: () => outcomeOf(tool, spoken, label, context) }
}

/** A choice for a similar tool: it gets the whole text where the tool accepts free text. */
function choiceOf(id: string, text: string, tools: readonly CompanionTool[], context: CommandContext): Choice | undefined {
  const tool = [...OWN, ...tools].find((one) => one.id === id)
  const example = tool && ('run' in tool ? tool.example : OWN_EXAMPLES[tool.id])
  if (!tool || !example) return undefined
  const slot = 'run' in tool ? tool.takesAll : undefined
  const plain =
    wordsOf(text)
      ?.map((word) => word.plain)
      .join(' ') ?? ''
  const spoken: SpokenRequest = {
    folded: slot === undefined ? {} : { [slot]: plain },
    typed: slot === undefined ? {} : { [slot]: text.trim() },
    numbers: {},
    whole: text.trim(),
  }
  return { label: example[context.language], choose: () => outcomeOf(tool, spoken, example[context.language], context) }
}

async function outcomeOf(
  tool: CompanionTool | OwnTool,
  spoken: SpokenRequest,
  example: string,
  context: CommandContext,
): Promise<Outcome | undefined> {
  const outcome = 'run' in tool ? await tool.run(spoken, context) : await own(tool.id, spoken.folded.place ?? '', context)
  if (outcome && 'outcome' in outcome) return outcome.outcome
  if (outcome && outcome.kind !== 'own' && outcome.kind !== 'care') return outcome
  return { kind: 'say', words: (await messagesSoon(voiceAgentMessages)).sayLike(example) }
}

/** The search as a last choice: nothing is done by a guess, and any text can be searched for. */
const searchFor = (text: string, label: string, words: string): Choice => ({
  label,
  choose: () => {
    openCommands('palette', text)
    return { kind: 'say', words }
  },
})

async function understood({ tool, spoken }: ReadCommand<CompanionTool | OwnTool>, context: CommandContext): Promise<Understood> {
  if (!('run' in tool)) return own(tool.id, spoken.folded.place ?? '', context)
  const outcome = await tool.run(spoken, context)
  return outcome ? { kind: 'outcome', outcome } : say((await messagesSoon(voiceAgentMessages)).unclear)
}

async function own(id: OwnId, place: string, context: CommandContext): Promise<Understood> {
  const t = await messagesSoon(voiceAgentMessages)
  const format = formatNow()
  switch (id) {
    case 'agent.open':
      return { kind: 'outcome', outcome: await opening(place, context) }
    case 'agent.time':
      return say(t.time(format.time(Date.now())))
    case 'agent.date':
      return say(t.date(new Intl.DateTimeFormat(format.locale, { dateStyle: 'full' }).format(new Date())))
    case 'agent.help':
      return say([t.help, ...(await loadTools()).flatMap(({ example }) => example?.[context.language] ?? []).slice(0, 12)].join('\n'))
    case 'agent.who':
      return say(t.who)
    case 'agent.thanks':
      return say(t.thanks)
    case 'agent.bye':
      return say(t.bye)
    case 'agent.hello':
      return say(t.hello)
    default:
      return { kind: 'own', id }
  }
}

/** Finds the page for a name. Where several pages match about as well, it asks which. */
async function opening(place: string, { language }: CommandContext): Promise<Outcome> {
  const t = await messagesSoon(voiceAgentMessages)
  const near = pagesNamed(place, pagesOf(await loadCommands()), language, ABOUT_AS_WELL)
  const [best] = near
  if (!best) return { kind: 'say', words: t.unknownPlace(place) }
  const open = ({ to, title }: typeof best): Outcome => ({ kind: 'open', to, words: t.opening(title) })
  if (near.length === 1) return open(best)
  return {
    kind: 'ask',
    words: t.several,
    choices: near.slice(0, MOST_CHOICES).map((page) => ({ label: page.title, choose: () => open(page) })),
  }
}
