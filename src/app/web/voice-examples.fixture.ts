import { moreLines, peopleLines } from './voice-lines-people.fixture.ts'
import { voiceLines } from './voice-lines.fixture.ts'

/** All lines but the held-out ones, by their first intended tool: the agent compares words with these when no rule matches. */
export function exampleLines(): Record<string, string[]> {
  const people = [...peopleLines.filter(({ set }) => set !== 'held-out'), ...moreLines]
  const all = [...voiceLines, ...people.map(({ text, intended: [first = ''] }) => ({ text, intended: first }))].filter(
    ({ intended }) => intended !== '',
  )
  const byTool = Object.groupBy(all, ({ intended }) => intended)
  return Object.fromEntries(
    Object.keys(byTool)
      .toSorted()
      .map((id) => [id, [...new Set(byTool[id]!.map(({ text }) => text.trim().toLowerCase()))]]),
  )
}
