import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chooseLanguage } from '#platform/web/i18n/messages.ts'
import { en as landing } from '../messages.ts'
import { en as minis } from '../minis/messages.ts'
import HowItWorksPage from './HowItWorksPage.tsx'
import { de } from './messages.de.ts'
import { en } from './messages.ts'
import { renderPublicPage } from '#testing/web/render-page.tsx'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
})
afterEach(async () => {
  cleanup()
  await chooseLanguage('en')
})

const open = () => renderPublicPage(<HowItWorksPage />)

test.each([
  ['en', en],
  ['de', de],
] as const)('the day is told in order, and each step says what happens with the data, in %s', async (language, words) => {
  await chooseLanguage(language)
  open()
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([words.title])
  const steps = Object.values(words.steps)
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(titles.slice(0, steps.length)).toEqual(steps.map(({ title }) => title))
  expect(screen.getAllByRole('heading', { level: 3, name: words.data })).toHaveLength(steps.length)
  for (const { text, data } of steps) for (const sentence of [text, data]) expect(screen.getByText(sentence)).toBeTruthy()
})

test('five of its small screens work', async () => {
  open()
  for (const { label } of [minis.journal, minis.mind, minis.body, minis.companion, landing.soul.mini])
    expect(await screen.findByRole('group', { name: label }, { timeout: 10_000 })).toBeTruthy()
})

test('no id comes twice, headings step down one level at a time, and all links lead to existing pages', async () => {
  open()
  await screen.findByRole('group', { name: minis.companion.label }, { timeout: 10_000 })
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toContain('care')
  const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName[1]))
  levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1))
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href')!)
  // #care: the check-in leads to the help on this page.
  expect(links).toEqual(['#care', '/faq', '/signup'])
})
