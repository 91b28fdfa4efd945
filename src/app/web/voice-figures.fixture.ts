import { grammarOf, readCommand } from '#features/voice-agent/web/grammar/read-command.ts'
import { nearestTools } from '#features/voice-agent/web/grammar/nearest.ts'
import { OWN } from '#features/voice-agent/web/grammar/own.ts'
import type { CompanionTool } from '#platform/web/voice/tool.ts'
import { peopleLines } from './voice-lines-people.fixture.ts'
import { idleLines, voiceLines, type VoiceLine } from './voice-lines.fixture.ts'

/** How right the grammar is: lines that reach what is meant, those that reach something else, and what is no command and reaches anything. */
export function voiceFigures(tools: readonly CompanionTool[]) {
  const grammar = grammarOf<Pick<CompanionTool, 'id' | 'phrases' | 'fits'> & { yields?: true }>([...OWN, ...tools])
  const idsOf = (text: string): string[] => {
    const reading = readCommand(text, grammar)
    return reading.kind === 'none' ? [] : reading.kind === 'one' ? [reading.meant.tool.id] : reading.meant.map(({ tool }) => tool.id)
  }
  const writes = new Set(tools.filter(({ kind }) => kind === 'write').map(({ id }) => id))
  const reported = (lines: readonly VoiceLine[]) => {
    const read = lines.map((line) => ({ ...line, found: idsOf(line.text) }))
    return {
      lines: lines.length,
      right: read.filter(({ found, meant: intended }) => found.length === 1 && found[0] === intended).length,
      /** Asked back, the right one among the choices. */
      asked: read.filter(({ found, meant: intended }) => found.length > 1 && found.includes(intended)).length,
      /** Something else would be done or proposed. */
      wrong: read.filter(({ found, meant: intended }) => found.length > 0 && !found.includes(intended)),
      missed: read.filter(({ found }) => found.length === 0),
    }
  }
  const offered = (text: string) => nearestTools(text, tools).map(({ id }) => id)
  const people = [false, true].flatMap((isSecond) =>
    (['en', 'de'] as const).map((language) => {
      const read = peopleLines
        .filter((line) => line.language === language && line.isSecond === isSecond)
        .map((line) => ({ ...line, found: idsOf(line.text) }))
      const isRight = ({ found, meant: intended }: (typeof read)[number]) =>
        intended.length === 0 ? found.length === 0 : found.some((id) => intended.includes(id))
      return {
        language,
        isSecond,
        lines: read.length,
        /** Among what is found is what was meant: it is done, or asked back. */
        right: read.filter(isRight).length,
        /** Something else would be done or proposed. */
        wrong: read.filter((line) => line.found.length > 0 && !isRight(line)),
        missed: read.filter((line) => line.found.length === 0 && !isRight(line)),
        /** Of those, what was meant is one of the two nearest things that are offered. */
        near: read.filter((line) => line.found.length === 0 && !isRight(line) && offered(line.text).some((id) => line.meant.includes(id)))
          .length,
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
