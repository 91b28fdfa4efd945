import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { de } from './messages.de.ts'
import { en } from './messages.ts'
import LandingPage from './LandingPage.tsx'
import { de as germanMinis } from './minis/messages.de.ts'
import { en as minis } from './minis/messages.ts'
import { renderPublicPage } from '#testing/web/render-page.tsx'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
  renderPublicPage(<LandingPage />)
})

test('a visitor sees the purpose of the app, and links to sign up and log in', () => {
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(en.hero.title)
  expect(screen.getAllByRole('link', { name: en.hero.begin }).map((link) => link.getAttribute('href'))).toEqual(['/signup', '/signup'])
  expect(screen.getByRole('link', { name: en.hero.login }).getAttribute('href')).toBe('/login')
})

test('every area of the app is named, and none is said to be missing', () => {
  const more = screen.getByRole('region', { name: `${en.more.title} ${en.more.titleTurn}` })
  for (const area of ['mind', 'body', 'companion'] as const)
    expect(within(more).getByRole('heading', { name: en.more[area].name })).toBeTruthy()
  for (const { name } of [en.soul, en.journal, en.habits, en.garden, en.hub, en.profile])
    expect(screen.getAllByText(name).length).toBeGreaterThan(0)
  expect(document.body.textContent).not.toMatch(/not in this version|not yet|not today|coming soon/i)
})

test('the small player plays and pauses, also where the browser has no sound', async () => {
  const player = screen.getByRole('group', { name: en.soul.mini.label })
  within(player).getByRole('button', { name: en.soul.mini.play }).click()
  const pause = await within(player).findByRole('button', { name: en.soul.mini.pause })
  expect(player.dataset['playing']).toBe('true')
  await vi.waitFor(() => expect(within(player).getByText('4:13')).toBeTruthy(), { timeout: 30_000 })
  pause.click()
  await within(player).findByRole('button', { name: en.soul.mini.play })
  expect(player.dataset['playing']).toBe('false')
})

test('four small screens work right on the page', async () => {
  for (const { label } of [minis.journal, minis.mind, minis.body, minis.companion])
    expect(await screen.findByRole('group', { name: label }, { timeout: 10_000 })).toBeTruthy()
  expect(document.getElementById('care')).toBeTruthy()
})

test('headings step down one level at a time', () => {
  const levels = screen.getAllByRole('heading').map((heading) => Number(heading.tagName[1]))
  expect(levels[0]).toBe(1)
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  levels.forEach((level, i) => expect(level - (levels[i - 1] ?? 0)).toBeLessThanOrEqual(1))
})

test('German says everything that English says, in its own words', () => {
  const leaves = (tree: object): string[] =>
    Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : typeof value === 'object' && value ? leaves(value) : []))
  const [english, german] = [leaves(en), leaves(de)]
  expect(german).toHaveLength(english.length)
  expect(leaves(germanMinis)).toHaveLength(leaves(minis).length)
  const same = new Set(english.filter((words, i) => words === german[i]))
  expect(same).toEqual(
    new Set(['Hub', 'Mo', 'Fr', 'Sa', 'Soul', 'Passkey', 'cd fernwell', 'npm start', 'Fernwell is at http://localhost:3000']),
  )
})
