import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Comparison } from './core/comparison.ts'
import { CHECKED_ON, longDay } from './core/fact.ts'
import { COMPARISONS } from './core/links.ts'
import { metaOf } from './meta.ts'
import { comparePages } from './pages.ts'
import { renderPublicPage } from '#testing/web/render-page.tsx'

const paths = comparePages.map(({ path }) => path)

async function open(path: string): Promise<Comparison> {
  const { default: Page, page } = (await comparePages.find((one) => one.path === path)!.lazy()) as {
    default: () => React.ReactNode
    page: Comparison
  }
  renderPublicPage(<Page />, path)
  return page
}

test('there is a page for each of the fourteen addresses of the specification', () => {
  expect(paths).toHaveLength(14)
  expect(new Set(paths)).toEqual(new Set(COMPARISONS.map(({ path }) => path)))
})

test('three pages hide the bottom bar, and eleven do not', () => {
  expect(comparePages.filter(({ hidesBar }) => hidesBar).map(({ path }) => path)).toEqual([
    '/headspace-alternative',
    '/free-meditation-app',
    '/expensive-meditation-apps',
  ])
})

describe.each(paths)('%s', (path) => {
  test('belongs to its address, and its headings step down one level at a time from one h1', async () => {
    const page = await open(path)
    expect(page.path).toBe(path)
    const levels = screen.getAllByRole('heading').map((heading) => Number(heading.tagName[1]))
    expect(levels[0]).toBe(1)
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    levels.forEach((level, i) => expect(level - (levels[i - 1] ?? 0)).toBeLessThanOrEqual(1))
  })

  test('links to every other comparison, to existing pages only, and to other sites only over https', async () => {
    await open(path)
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href')!)
    const inside = links.filter((href) => href.startsWith('/'))
    expect(new Set(inside)).toEqual(new Set(paths.filter((one) => one !== path)))
    for (const href of links.filter((one) => !inside.includes(one))) expect(href).toMatch(/^https:\/\//)
  })

  test('states where others are better in three rows or more, for whom they fit, and when it was checked', async () => {
    const page = await open(path)
    const better = screen.getByRole('region', { name: /^Where .* better$/ })
    expect(within(better).getAllByRole('heading', { level: 3 }).length).toBeGreaterThanOrEqual(3)
    expect(page.apps.flatMap(({ strengths }) => strengths).length).toBeGreaterThan(0)
    expect(within(screen.getByRole('region', { name: /^Stay with/ })).getAllByRole('listitem').length).toBeGreaterThanOrEqual(3)
    expect(screen.getAllByText(longDay(CHECKED_ON))[0]!.getAttribute('dateTime')).toBe(CHECKED_ON)
  })

  test('shows a source for every fact, and calls every other praise our view', async () => {
    const page = await open(path)
    const strengths = page.apps.flatMap((app) => app.strengths)
    const sourced = strengths.filter(({ source }) => source !== 'judgement').length
    const better = screen.getByRole('region', { name: /^Where .* better$/ })
    expect(within(better).queryAllByText(/^Source:/)).toHaveLength(sourced)
    // Two more rows apply to every service that somebody else runs.
    expect(within(better).getAllByText('Our view')).toHaveLength(strengths.length - sourced + 2)
    const facts = page.apps.flatMap((app) => app.facts)
    const table = screen.getByRole('region', { name: 'Side by side' })
    expect(within(table).queryAllByText(/^(Source|Not confirmed by the maker):/).length).toBeGreaterThanOrEqual(facts.length)
    for (const { text } of facts) expect(table.textContent).toContain(text)
  })

  test('speaks of no other product with contempt, and promises nothing for health', async () => {
    await open(path)
    expect(document.body.textContent).not.toMatch(
      /\b(clone|rip-?off|scam|greedy|spy|spies|terrible|awful|cures?|heals?|treats|prevents)\b/i,
    )
  })

  test('has words of its own for search engines', () => {
    const { description, keywords, modifiedTime, imageText } = metaOf(path as (typeof COMPARISONS)[number]['path'])
    expect(description.length).toBeGreaterThan(60)
    expect(description.length).toBeLessThanOrEqual(160)
    expect(keywords!.length).toBeGreaterThanOrEqual(3)
    expect(imageText).toBeTruthy()
    expect(modifiedTime).toMatch(new RegExp(`^${CHECKED_ON}T`))
  })
})

test('an old price is not on the page, and a link to the maker’s own page stands in for it', async () => {
  await open('/insight-timer-alternative')
  const table = screen.getByRole('region', { name: 'Side by side' })
  expect(table.textContent).not.toMatch(/US\$/)
  expect(within(table).getByRole('link', { name: 'the page of Insight Timer' }).getAttribute('href')).toBe('https://insighttimer.com')
})

test('a page without a known price shows no price', async () => {
  await open('/ten-percent-happier-alternative')
  const table = screen.getByRole('region', { name: 'Side by side' })
  expect(table.textContent).toContain('No current price was found, so none is shown.')
  expect(table.textContent).not.toMatch(/US\$/)
  expect(within(table).queryAllByText(/^Source:/)).toEqual([])
})

test('the costs follow a visitor’s own numbers, and report invalid ones', async () => {
  await open('/ten-percent-happier-alternative')
  const costs = screen.getByRole('region', { name: 'What running it yourself costs' })
  const row = (name: RegExp) => within(costs).getByRole('row', { name }).textContent
  expect(row(/what you pay/)).toContain('255.19')
  expect(row(/with your time/)).toContain('1,455.19')
  fireEvent.change(within(costs).getByLabelText('A machine, bought once'), { target: { value: '0' } })
  expect(row(/what you pay/)).toContain('105.19')
  fireEvent.change(within(costs).getByLabelText('Another plan, a year'), { target: { value: '59,99' } })
  expect(row(/plan you typed/)).toContain('299.95')
  fireEvent.change(within(costs).getByLabelText('What it draws'), { target: { value: 'much' } })
  expect(within(costs).getByText('A number, such as 0 or 12.5')).toBeTruthy()
  expect(row(/what you pay/)).not.toMatch(/\d/)
})
