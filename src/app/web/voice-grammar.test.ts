// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { EXAMPLES } from '#features/voice-agent/web/core/examples.ts'
import { grammarOf, readCommand } from '#features/voice-agent/web/grammar/read-command.ts'
import { ownTools } from '#features/voice-agent/web/grammar/own.ts'
import { isPageNamed, pagesOf } from '#features/voice-agent/web/grammar/pages.ts'
import type { CompanionTool } from '#platform/web/voice/tool.ts'
import { webFeatures } from './features.ts'
import { exampleLines } from './voice-examples.fixture.ts'
import { EXAMPLES_FILE, voiceFigures } from './voice-figures.fixture.ts'
import { voiceLines } from './voice-lines.fixture.ts'

// Here and not in the agent's folder: its phrases come from the other features by a slot, and no feature may import another.

const pages = pagesOf(
  await Promise.all(
    [...webFeatures.flatMap(({ commands }) => commands ?? []), () => import('#platform/web/commands/own.ts')].map((source) => source()),
  ),
)
const tools = (await Promise.all(webFeatures.map(({ companionTools }) => companionTools?.()))).flatMap((file) => file?.tools ?? [])

const figures = await voiceFigures(tools, pages)

test('commands reach the right tool, and other sentences reach none', () => {
  const { intents, known, heldOut, idle } = figures
  const share = ({ right, asked, lines }: typeof known) => `${right} of ${lines} right, ${asked} asked back`
  console.log(`${intents} intents. Lines at hand: ${share(known)}. Held out: ${share(heldOut)}; ${heldOut.missed.length} not understood,`)
  console.log(
    `${heldOut.wrong.length} understood as something else. No command: ${idle.any.length} of ${idle.lines} reach anything, ${idle.writes.length} a write.`,
  )
  const shown = (lines: readonly { text: string; intended?: string; found: string[] }[]) =>
    lines.map(({ text, intended, found }) => `${text} [${intended ?? 'nothing'}] ${found.join(' ')}`)
  if (process.env.VOICE_LINES)
    console.log(
      [
        ...shown(known.wrong),
        '-- missed',
        ...shown(known.missed),
        '-- held out',
        ...shown(heldOut.wrong),
        '-- missed',
        ...shown(heldOut.missed),
        '-- idle',
        ...shown(idle.any),
      ].join('\n'),
    )
  expect(intents).toBeGreaterThanOrEqual(60)
  expect(known.lines + heldOut.lines).toBeGreaterThanOrEqual(600)
  expect(heldOut.lines).toBeGreaterThanOrEqual((known.lines + heldOut.lines) / 2)
  expect(idle.lines).toBeGreaterThanOrEqual(100)
  expect(shown(known.wrong)).toEqual([])
  expect(shown(known.missed)).toEqual([])
  expect(heldOut.right / heldOut.lines).toBeGreaterThanOrEqual(0.9)
  expect(heldOut.wrong.length / heldOut.lines).toBeLessThanOrEqual(0.02)
  expect(shown(idle.writes)).toEqual([])
  expect(idle.any.length / idle.lines).toBeLessThanOrEqual(0.02)
})

test('lines of real people reach the right tool, or it is asked back; few reach another one', () => {
  const bounds = {
    first: { lines: 300, right: 0.97, wrong: 0.01 },
    second: { lines: 68, right: 0.95, wrong: 0.01 },
    later: { lines: 300, right: 0.95, wrong: 0.02 },
    // The goals are 0.9 and 0.01. Only these lines are no examples, and their author knew neither rules nor examples.
    'held-out': { lines: 300, right: 0.9, wrong: 0.01 },
  }
  for (const { language, set, lines, right, asked, near, wrong, wrongAlone, missed } of figures.people) {
    console.log(
      `People, ${language}, ${set}: ${right} of ${lines} right (${asked} of them asked back), ${near} more offered, ${wrong.length} understood as something else (${wrongAlone} without a question), ${missed.length} not.`,
    )
    if (process.env.VOICE_LINES && set !== 'held-out') {
      const shown = [...wrong, ...missed].map(
        (line) => `${line.text} [${line.intended.join(' ')}] ${line.found.join(' ')} (${line.near.join(' ')})`,
      )
      console.log(shown.join('\n'))
    }
    const least = bounds[set]
    expect(lines).toBeGreaterThanOrEqual(least.lines)
    expect.soft((right + near) / lines).toBeGreaterThanOrEqual(least.right)
    expect.soft(wrong.length / lines).toBeLessThanOrEqual(least.wrong)
  }
})

test('the examples are those of the lines', () => {
  // Otherwise: node scripts/run.mjs voice-examples
  expect(JSON.parse(readFileSync(EXAMPLES_FILE, 'utf8'))).toEqual(exampleLines())
})

test('a displayed example is understood, by its own tool', () => {
  const grammar = grammarOf<Pick<CompanionTool, 'id' | 'phrases' | 'fits'> & { yields?: true }>([
    ...ownTools((place) => isPageNamed(place, pages)),
    ...tools,
  ])
  for (const { id, example } of tools) {
    for (const text of example ? [example.en, example.de] : [])
      expect([text, readCommand(text, grammar)]).toMatchObject([text, { kind: 'one', matched: { tool: { id } } }])
  }
  for (const text of [...EXAMPLES.en, ...EXAMPLES.de]) expect([text, readCommand(text, grammar).kind]).toEqual([text, 'one'])
})

test('every tool has lines in both languages or is one of the many that only open a page; no two share an id', () => {
  const ids = tools.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const reported = new Set(voiceLines.map(({ intended, language }) => `${language} ${intended}`))
  for (const { id, kind } of tools) if (kind !== 'open') expect([...reported]).toEqual(expect.arrayContaining([`en ${id}`, `de ${id}`]))
})
