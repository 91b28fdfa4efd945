import type { AiTool } from '#platform/server/ai/ai.ts'
import type { HasClock, HasCollect } from '#platform/server/app/app.ts'
import type { CompanionAction } from '#platform/server/companion-slots.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { MOST_CARDS, type ToolCard } from '../../contract-tools.ts'
import { jsonSchemaOf } from './reading.ts'

export type Proposing = { tools: AiTool[]; cards(): ToolCard[] }

export const actionsOf = (app: HasCollect): CompanionAction[] => app.collect('companionActions').flatMap(({ value }) => [...value])

/** The arguments of a card, from a model or a person, if its tool accepts them. */
export function argsFor(app: HasCollect, tool: string, args: unknown): ToolCard['args'] | undefined {
  const action = actionsOf(app).find(({ id }) => id === tool)
  const checked = action?.args.safeParse(args)
  return checked?.success ? defined(checked.data) : undefined
}

const defined = (args: Record<string, string | number | undefined>): ToolCard['args'] =>
  Object.fromEntries(Object.entries(args).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])))

/** Tools with which a model proposes actions. A call only adds a card for the person to press; equal proposals give one card. */
export function proposingOf(app: HasClock & HasCollect, without: readonly string[], onPropose: (tool: string) => void): Proposing {
  const cards = new Map<string, ToolCard>()
  const propose = async ({ id: tool, args: shape }: CompanionAction, input: unknown): Promise<string> => {
    const checked = shape.safeParse(input)
    if (!checked.success) return 'These arguments do not fit. Nothing was proposed.'
    const args = defined(checked.data)
    const key = `${tool} ${JSON.stringify(args)}`
    if (cards.has(key)) return 'This card is there already.'
    if (cards.size >= MOST_CARDS) return `There are ${MOST_CARDS} cards already, the most for one answer. Nothing more was proposed.`
    cards.set(key, { id: uuidv7(), tool, args, state: 'proposed', claim: null, at: app.clock.now().toISOString(), said: null, to: null })
    onPropose(tool)
    return 'A card is shown below your answer. Nothing has happened: only the person can press it. Say what it would do in a sentence, never that it was done.'
  }
  return {
    cards: () => [...cards.values()],
    tools: actionsOf(app)
      .filter(({ id }) => !without.includes(id))
      .map((action) => ({
        name: action.name,
        description: `${action.description} Nothing is done by calling it: the person gets a card and decides.`,
        parameters: jsonSchemaOf(action.args),
        run: (input) => propose(action, input),
      })),
  }
}
