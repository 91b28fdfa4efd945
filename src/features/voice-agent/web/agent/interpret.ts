import { crisisIn, type CrisisKind } from '#platform/care/crisis.ts'
import type { CommandContext } from '#platform/web/commands/command.ts'
import { openCommands } from '#platform/web/commands/open.ts'
import { loadCommands } from '#platform/web/commands/load-commands.ts'
import { matchCost } from '#platform/contract/match-cost.ts'
import { formatNow } from '#platform/web/i18n/format.ts'
import { messagesSoon } from '#platform/web/i18n/messages.ts'
import { loadTools } from '#platform/web/voice/load-tools.ts'
import type { CompanionTool, Outcome } from '#platform/web/voice/tool.ts'
import { OWN, type OwnId, type OwnTool } from '../grammar/own.ts'
import { nearestTools } from '../grammar/nearest.ts'
import { grammarOf, readCommand, type ReadCommand } from '../grammar/read-command.ts'
import { voiceAgentMessages } from '../core/messages.ts'

/** What the screen itself has to do, or what a tool answers. */
export type Understood =
  | { kind: 'care'; crisis: CrisisKind }
  | { kind: 'own'; id: 'agent.yes' | 'agent.no' | 'agent.undo' | 'agent.repeat' | 'agent.mute' | 'agent.unmute' | 'agent.clear' }
  | { kind: 'outcome'; outcome: Outcome }

const say = (words: string): Understood => ({ kind: 'outcome', outcome: { kind: 'say', words } })
type Choice = Extract<Outcome, { kind: 'ask' }>['choices'][number]

const MOST_CHOICES = 5
/** Pages that fit about as well are both meant, perhaps. */
const ABOUT_AS_WELL = 0.5

/** Reads words and finds out what would come of them. Care comes before everything: nothing else is read then. */
export async function interpret(text: string, context: CommandContext): Promise<Understood> {
  const sign = crisisIn(text)
  if (sign) return { kind: 'care', crisis: sign.kind }
  const t = await messagesSoon(voiceAgentMessages)
  const tools = await loadTools()
  const reading = readCommand<CompanionTool | OwnTool>(text, grammarOf<CompanionTool | OwnTool>([...OWN, ...tools]))
  const unclear: Outcome = { kind: 'say', words: t.unclear }
  if (reading.kind === 'none') return { kind: 'outcome', outcome: await nearest(text, tools, context) }
  if (reading.kind === 'one') return understood(reading.meant, context)
  const choices = reading.meant.flatMap(({ tool, said: spoken }) =>
    'run' in tool && tool.example
      ? [{ label: tool.example[context.language], choose: async () => (await tool.run(spoken, context)) ?? unclear }]
      : [],
  )
  return { kind: 'outcome', outcome: choices.length > 0 ? { kind: 'ask', words: t.several, choices } : unclear }
}

/** Where nothing fits: what is most like it, and looking for it. Nothing is done by a guess. */
async function nearest(text: string, tools: readonly CompanionTool[], { language }: CommandContext): Promise<Outcome> {
  const t = await messagesSoon(voiceAgentMessages)
  const near = nearestTools(text, tools).flatMap(({ example }) => example?.[language] ?? [])
  return {
    kind: 'ask',
    words: near.length > 0 ? t.nearest : t.unclear,
    choices: [
      ...near.map((example): Choice => ({ label: example, choose: () => ({ kind: 'say', words: t.sayLike(example) }) })),
      {
        label: t.search(text),
        choose: () => {
          openCommands('palette', text)
          return { kind: 'say', words: t.searching }
        },
      },
    ],
  }
}

async function understood({ tool, said: spoken }: ReadCommand<CompanionTool | OwnTool>, context: CommandContext): Promise<Understood> {
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

/** The page that a name means, of all there are; of several it is asked which. */
async function opening(place: string, { language }: CommandContext): Promise<Outcome> {
  const t = await messagesSoon(voiceAgentMessages)
  const pages = (await loadCommands())
    .flatMap(({ commands }) => commands)
    .flatMap((one) => (one.kind === 'page' && 'to' in one ? [{ to: one.to, ...one.words[language] }] : []))
  const rated = pages
    .flatMap((page) => {
      const cost = matchCost(place, page.title, page.also ?? '')
      return cost === undefined ? [] : [{ page, cost }]
    })
    .toSorted((a, b) => a.cost - b.cost)
  const [best] = rated
  if (!best) return { kind: 'say', words: t.unknownPlace(place) }
  const near = rated.filter(({ cost }) => cost - best.cost <= ABOUT_AS_WELL)
  const open = ({ to, title }: (typeof pages)[number]): Outcome => ({ kind: 'open', to, words: t.opening(title) })
  if (near.length === 1 || best.cost === 0) return open(best.page)
  return {
    kind: 'ask',
    words: t.several,
    choices: near.slice(0, MOST_CHOICES).map(({ page }) => ({ label: page.title, choose: () => open(page) })),
  }
}
