import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { chooseLanguage } from '#platform/web/i18n/messages.ts'
import AboutPage from './AboutPage.tsx'
import { de } from './messages.de.ts'
import { en } from './messages.ts'
import { renderPublicPage } from '#testing/web/render-page.tsx'

afterEach(async () => {
  cleanup()
  await chooseLanguage('en')
})

const open = () => renderPublicPage(<AboutPage />)
const leaves = (tree: object): string[] =>
  Object.values(tree).flatMap((value: unknown) =>
    typeof value === 'string' ? [value] : typeof value === 'object' && value ? leaves(value) : [],
  )

test.each([
  ['en', en],
  ['de', de],
] as const)('it says every sentence, in %s', async (language, words) => {
  await chooseLanguage(language)
  open()
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([words.title])
  for (const sentence of leaves(words)) expect(screen.getAllByText(sentence).length, sentence).toBeGreaterThan(0)
})

test('German says everything in its own words', () => {
  const english = leaves(en)
  expect(leaves(de).filter((words, index) => words === english[index])).toEqual([])
})

test('no id comes twice, headings step down one level at a time, and all links lead to existing pages', () => {
  open()
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName[1]))
  levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1))
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/get-help', '/how-it-works', '/faq', '/signup'])
})
