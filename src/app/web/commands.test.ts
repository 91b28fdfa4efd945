// @vitest-environment jsdom
import { matchPath } from 'react-router'
import { expect, test } from 'vitest'
import { loadCommands } from '#platform/web/commands/load-commands.ts'
import { matchCost } from '#platform/contract/match-cost.ts'
import { webFeatures } from './features.ts'

const everyPage = webFeatures.flatMap((feature) => feature.pages)
const pages = everyPage.filter(({ access }) => access === 'signed-in')
const commands = (await loadCommands()).flatMap((file) => file.commands)
const pathOf = (to: string) => new URL(to, 'http://localhost').pathname

test('every page behind the sign-in that has an address of its own is in the palette, and every command leads to a page', () => {
  const reached = commands.flatMap((one) => ('to' in one ? [pathOf(one.to)] : []))
  expect(pages.map(({ path }) => path).filter((path) => !path.includes(':') && !reached.includes(path))).toEqual([])
  expect(reached.filter((path) => !everyPage.some((page) => matchPath(page.path, path)))).toEqual([])
})

test('no two commands share an id or their keys, and no shortcut is the beginning of another', () => {
  const ids = commands.map(({ id }) => id)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  const keys = commands.flatMap((one) => one.keys ?? [])
  expect(keys.filter((one, at) => keys.indexOf(one) !== at || keys.some((other) => other.startsWith(`${one} `)))).toEqual([])
  expect(keys.length).toBeGreaterThan(8)
})

test.each([
  ['en', ['journal', 'mood', 'entry', 'habit', 'track', 'dark', 'export', 'sign out']],
  ['de', ['tagebuch', 'stimmung', 'eintrag', 'gewohnheit', 'anhoren', 'dunkel', 'export', 'abmelden']],
] as const)('what people look for is found in %s', (language, queries) => {
  for (const query of queries) {
    const found = commands.filter(({ words }) => matchCost(query, words[language].title, words[language].also) !== undefined)
    expect([query, found.length > 0]).toEqual([query, true])
  }
})
