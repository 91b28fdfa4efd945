import { v7 as uuidv7 } from 'uuid'
import { call } from '#platform/web/api/call.ts'
import type { CommandContext } from '#platform/web/commands/command.ts'
import type { Outcome, ProposedIn } from '#platform/web/voice/tool.ts'
import { forgetMemory, MEMORY_AREAS, putMemory } from '../../contract-memory.ts'
import { de } from './messages.de.ts'
import { en } from './messages.ts'
import { refreshMemories } from './use-memories.ts'

type Wanted = { sentence: string; area: string; source?: ProposedIn }

/** Proposes to remember a sentence. A card of a conversation shows the sentence in a field below, so the question does not repeat it. */
export async function rememberOutcome({ sentence, area, source }: Wanted, { language, client }: CommandContext): Promise<Outcome> {
  const t = language === 'de' ? de : en
  const links = [{ to: '/my-ai-bestfriend/memory', label: t.look }]
  return {
    kind: 'propose',
    words: source ? t.ask : t.askWords(sentence),
    links,
    perform: async () => {
      const id = uuidv7()
      const about = MEMORY_AREAS.find((one) => one === area) ?? 'other'
      await call(putMemory, { params: { id }, body: { sentence, area: about, source: source ?? null } })
      await refreshMemories(client)
      const undo = async () => {
        await call(forgetMemory, { params: { id } })
        await refreshMemories(client)
        return true
      }
      return { words: t.done, links, undo }
    },
  }
}
