import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { postOf } from '../blog/posts.ts'
import { COMPARISONS } from '../compare/core/links.ts'
import type { FeatureWords } from './core/feature-words.ts'
import { FEATURE_PAGES } from './core/links.ts'
import { BreathDemo } from './demo/BreathDemo.tsx'
import { JournalDemo } from './demo/JournalDemo.tsx'
import { sealed } from './demo/sealed.ts'
import { metaOf } from './meta.ts'
import { featurePages } from './pages.ts'
import { renderPublicPage } from '#testing/web/render-page.tsx'

const fetcher = vi.fn<typeof fetch>()

beforeEach(() => {
  fetcher.mockClear()
  vi.stubGlobal('fetch', fetcher)
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
})
afterEach(() => {
  cleanup()
  expect(localStorage).toHaveLength(0)
  expect(sessionStorage).toHaveLength(0)
})

const paths = featurePages.map(({ path }) => path)

async function open(path: string): Promise<FeatureWords> {
  const { default: Page, words } = (await featurePages.find((one) => one.path === path)!.lazy()) as {
    default: () => React.ReactNode
    words: FeatureWords
  }
  renderPublicPage(<Page />, path)
  return words
}

test('there is a page for each of the seven addresses of the specification, with the bar for signed-in people', () => {
  expect(paths).toHaveLength(7)
  expect(new Set(paths)).toEqual(new Set(FEATURE_PAGES.map(({ path }) => path)))
  expect(featurePages.filter(({ hidesBar }) => hidesBar)).toEqual([])
})

describe.each(paths)('%s', (path) => {
  test('belongs to its address, and its headings step down one level at a time from one h1', async () => {
    const words = await open(path)
    expect(words.path).toBe(path)
    const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName[1]))
    expect(levels[0]).toBe(1)
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1))
  })

  test('shows a running demo, three to five parts, figures, limits, questions and sources', async () => {
    const words = await open(path)
    expect(document.querySelector('header [data-demo], header [data-mini]')).toBeTruthy()
    expect(words.parts.length).toBeGreaterThanOrEqual(3)
    expect(words.parts.length).toBeLessThanOrEqual(5)
    expect(words.figures.length).toBeGreaterThanOrEqual(3)
    const region = (name: string) => screen.getByRole('region', { name })
    expect(within(region('What it does not do')).getAllByRole('listitem').length).toBeGreaterThanOrEqual(3)
    expect(within(region('Small questions')).getAllByRole('group').length).toBeGreaterThanOrEqual(3)
    expect(within(region('Sources')).getAllByRole('listitem')).toHaveLength(words.sources.length)
    for (const source of words.sources) expect(source).toMatch(/\b(19|20)\d\d\b/)
  })

  test('links to sign-up and to existing posts, comparisons and pages only', async () => {
    const words = await open(path)
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href')!)
    const known = new Set<string>(['/signup', '/faq', ...paths, ...COMPARISONS.map((one) => one.path)])
    expect(links).toContain('/signup')
    for (const href of links) {
      const slug = /^\/blog\/(.+)$/.exec(href)?.[1]
      expect(slug ? postOf(slug) !== undefined : known.has(href), href).toBe(true)
    }
    expect(words.posts.length).toBeGreaterThan(0)
    expect(words.comparisons.length).toBeGreaterThan(0)
    expect(links.filter((href) => paths.includes(href) && href !== path)).toHaveLength(6)
  })

  test('promises nothing for health', async () => {
    await open(path)
    expect(document.body.textContent).not.toMatch(/\b(cures?|heals?|proven|clinically|guaranteed|boosts?|reduces? (?:stress|anxiety))\b/i)
  })

  test('has words of its own for search engines', () => {
    const { description, keywords, imageText } = metaOf(path as (typeof FEATURE_PAGES)[number]['path'])
    expect(description.length).toBeGreaterThan(60)
    expect(description.length).toBeLessThanOrEqual(160)
    expect(keywords!.length).toBeGreaterThanOrEqual(3)
    expect(imageText).toBeTruthy()
  })
})

test.each(['/journaling-with-ai', '/fitness', '/ai-workout-plans-calorie-tracking'])(
  '%s says what happens without a language model, with one, and what is sent',
  async (path) => {
    await open(path)
    const section = screen.getByRole('region', { name: 'With a language model, and without' })
    expect(
      within(section)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Without one', 'With one', 'Data sent'])
  },
)

test('the journal demo sends no request, and its sealed bytes contain none of the words', async () => {
  render(<JournalDemo />)
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Plum cake' } })
  expect(screen.getByText('2 words')).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: 'Sunny' }))
  expect(screen.getByText('the day, mood 5 of 5')).toBeTruthy()
  // Nine letters, and sixteen bytes of the authentication tag.
  expect(await screen.findByText(/^([0-9a-f]{2} ){23}[0-9a-f]{2} … 25 bytes$/)).toBeTruthy()
  expect(await sealed('Plum cake')).not.toBe(await sealed('Plum cake'))
  expect(await sealed('')).toBe('')
  expect(fetcher).not.toHaveBeenCalled()
})

test('the breath demo runs for ten rounds, in and out, and then ends', async () => {
  vi.useFakeTimers()
  render(<BreathDemo />)
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  fireEvent.click(screen.getByRole('button', { name: 'Begin' }))
  expect(screen.getByText('In')).toBeTruthy()
  await pass(4000)
  expect(screen.getByText('Out')).toBeTruthy()
  await pass(6000)
  expect(screen.getByText('Breath 2 of 10')).toBeTruthy()
  for (let half = 0; half < 18; half++) await pass(half % 2 === 0 ? 4000 : 6000)
  expect(screen.getByText('That was ten.')).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: '4 in, 4 out' }))
  expect(screen.getByText('Ten breaths, 80 seconds')).toBeTruthy()
  expect(fetcher).not.toHaveBeenCalled()
})
