import { readFileSync } from 'node:fs'
import { nearestOf, type Examples } from '#features/voice-agent/web/grammar/nearest.ts'
import { offering, OWN, ownTools } from '#features/voice-agent/web/grammar/own.ts'
import { isPageNamed, pagesNamed, type NamedPage } from '#features/voice-agent/web/grammar/pages.ts'
import { grammarOf } from '#features/voice-agent/web/grammar/read-command.ts'
import { understand } from '#features/voice-agent/web/grammar/understand.ts'
import type { CompanionTool } from '#platform/web/voice/tool.ts'
import { LINE_SETS, peopleLines } from './voice-lines-people.fixture.ts'
import { idleLines, voiceLines, type VoiceLine } from './voice-lines.fixture.ts'

export const EXAMPLES_FILE = 'src/features/voice-agent/web/grammar/examples.json'

/** Accuracy of the agent: lines understood correctly, lines understood as something else, and non-commands understood as anything. */
export async function voiceFigures(tools: readonly CompanionTool[], pages: readonly NamedPage[]) {
  const pageOf = new Map(
    await Promise.all(tools.filter(({ kind }) => kind === 'open').map(async ({ id, run }) => [id, await pageBehind(run)] as const)),
  )
  type Readable = Pick<CompanionTool, 'id' | 'phrases' | 'fits'> & { yields?: true; isSure?: true }
  const grammar = grammarOf<Readable>([...ownTools((place) => isPageNamed(place, pages)), ...tools])
  const nearest = nearestOf(JSON.parse(readFileSync(EXAMPLES_FILE, 'utf8')) as Examples, [...OWN, ...tools])
  const canOffer = offering(tools)
  /** `found`: the chosen tools (one is run, several are asked back); `near`: offered tools where none is found. */
  const read = (text: string): { found: string[]; near: readonly string[]; page: string | undefined } => {
    const reading = understand(text, grammar, nearest, canOffer)
    if (reading.kind === 'none') return { found: [], near: reading.near, page: undefined }
    if (reading.kind === 'several')
      return { found: [...reading.matched.map(({ tool }) => tool.id), ...reading.near], near: [], page: undefined }
    const { tool, spoken } = reading.matched
    const page = tool.id === 'agent.open' ? pagesNamed(spoken.folded.place ?? '', pages, 'en', 0)[0]?.to : undefined
    return { found: [tool.id], near: [], page }
  }
  const idsOf = (text: string): string[] => read(text).found
  const writes = new Set(tools.filter(({ kind }) => kind === 'write').map(({ id }) => id))
  const reported = (lines: readonly VoiceLine[]) => {
    const all = lines.map((line) => ({ ...line, found: idsOf(line.text) }))
    return {
      lines: lines.length,
      right: all.filter(({ found, intended }) => found.length === 1 && found[0] === intended).length,
      /** Asked back, the right one among the choices. */
      asked: all.filter(({ found, intended }) => found.length > 1 && found.includes(intended)).length,
      /** Something else would be done or proposed. */
      wrong: all.filter(({ found, intended }) => found.length > 0 && !found.includes(intended)),
      missed: all.filter(({ found }) => found.length === 0),
    }
  }
  const people = LINE_SETS.flatMap((set) =>
    (['en', 'de'] as const).map((language) => {
      const all = peopleLines
        .filter((line) => line.language === language && line.set === set)
        .map((line) => ({ ...line, ...read(line.text) }))
      /** "Show the garden" opens the page to which the garden's own tool leads. */
      const isPageOf = (id: string, page: string | undefined) => page !== undefined && pageOf.get(id) === page
      const isRight = ({ found, page, intended }: (typeof all)[number]) =>
        intended.length === 0 ? found.length === 0 : found.some((id) => intended.includes(id)) || intended.some((id) => isPageOf(id, page))
      const isOffered = ({ near, intended }: (typeof all)[number]) => near.some((id) => intended.includes(id))
      return {
        language,
        set,
        lines: all.length,
        /** The right tool is among those found: it is run, or asked back. */
        right: all.filter(isRight).length,
        /** Of these, the ones that are asked back. */
        asked: all.filter((line) => line.found.length > 1 && isRight(line)).length,
        /** Something else would be done, proposed or asked. */
        wrong: all.filter((line) => line.found.length > 0 && !isRight(line)),
        /** Of these, the ones with a single tool, without a question. */
        wrongAlone: all.filter((line) => line.found.length === 1 && !isRight(line)).length,
        missed: all.filter((line) => line.found.length === 0 && !isRight(line) && !isOffered(line)),
        /** No tool is found, but the right one is among the two nearest that are offered. */
        near: all.filter((line) => line.found.length === 0 && !isRight(line) && isOffered(line)).length,
      }
    }),
  )
  const idle = idleLines.map((line) => ({ ...line, found: idsOf(line.text) }))
  return {
    intents: grammar.length,
    known: reported(voiceLines.filter(({ isHeldOut }) => !isHeldOut)),
    heldOut: reported(voiceLines.filter(({ isHeldOut }) => isHeldOut)),
    people,
    idle: {
      lines: idle.length,
      any: idle.filter(({ found }) => found.length > 0),
      writes: idle.filter(({ found }) => found.some((id) => writes.has(id))),
    },
  }
}

/** The page that a tool opens, for a tool that does nothing else. */
async function pageBehind(run: CompanionTool['run']): Promise<string | undefined> {
  const context = { userId: '', language: 'en' } as Parameters<CompanionTool['run']>[1]
  const outcome = await run({ folded: {}, typed: {}, numbers: {}, whole: '' }, context)
  return outcome?.kind === 'open' ? outcome.to : undefined
}
