import type { AiTools } from '#platform/server/ai/ai.ts'
import type { HasAi, HasClock, HasCollect } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import type { ChatLanguage } from '../../contract-chat.ts'
import type { ToolFacts, ToolCard, ToolSettings } from '../../contract-tools.ts'
import { guideFor } from './guide.ts'
import { proposingOf } from './proposing.ts'
import { readingOf } from './reading.ts'

/** A step of a model during its answer, as reported to the page. */
export type Step = { area: string } | { tool: string }

export type Offer = {
  tools: AiTools
  /** Calls the listener for each step from now on. */
  steps(listener: (step: Step) => void): void
  /** Sources and cards so far, to be stored with the answer. */
  facts(): Pick<ToolFacts, 'sources' | 'cards'>
}

/** The tools for one answer, as this person allowed them, `without` some actions; undefined: none. They reach only this person's data. */
export function offerFor(
  app: HasAi & HasClock & HasCollect,
  person: Person,
  settings: ToolSettings & { without: readonly string[] },
  language: ChatLanguage,
  earlier: readonly ToolCard[],
): Offer | undefined {
  const { areas, mayPropose, without } = settings
  if (!app.ai.takesTools() || (areas.length === 0 && !mayPropose)) return undefined
  const listeners: ((step: Step) => void)[] = []
  const tell = (step: Step) => listeners.forEach((listener) => listener(step))
  const reading = areas.length > 0 ? readingOf(app, person, areas, (area) => tell({ area })) : undefined
  const proposing = mayPropose ? proposingOf(app, without, (tool) => tell({ tool })) : undefined
  return {
    tools: { guide: guideFor(language, settings, earlier), all: [...(reading ? [reading.tool] : []), ...(proposing?.tools ?? [])] },
    steps: (listener) => void listeners.push(listener),
    facts: () => ({ sources: reading?.sources() ?? [], cards: proposing?.cards() ?? [] }),
  }
}
