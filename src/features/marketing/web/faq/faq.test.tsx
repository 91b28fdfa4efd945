import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chooseLanguage } from '#platform/web/i18n/messages.ts'
import { POSTS } from '../blog/posts.ts'
import FaqPage from './FaqPage.tsx'
import { faqMeta } from './meta.ts'
import { de } from './messages.de.ts'
import { en } from './messages.ts'
import { SECTION_IDS, SECTIONS } from './sections.ts'
import { renderPublicPage } from '#testing/web/render-page.tsx'

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>()
})
afterEach(async () => {
  cleanup()
  await chooseLanguage('en')
})

const open = (address = '/faq') => renderPublicPage(<FaqPage />, address)
const ids = SECTION_IDS.flatMap((section): readonly string[] => SECTIONS[section])
const shownIds = () => [...document.querySelectorAll('details')].map(({ id }) => id)
const searchFor = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } })

test.each([
  ['en', en],
  ['de', de],
] as const)('every question stands in the page with its answer, in %s', async (language, words) => {
  await chooseLanguage(language)
  open()
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([words.title])
  expect(shownIds()).toEqual(ids)
  expect(ids.length).toBeGreaterThanOrEqual(25)
  for (const { q, a } of Object.values(words.items)) {
    expect(document.body.textContent).toContain(q)
    expect(document.body.textContent).toContain(a.replaceAll('`', ''))
  }
})

test('no id is used twice, and headings step down one level at a time', () => {
  open()
  const all = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(all).size).toBe(all.length)
  const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName[1]))
  levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1))
})

test('every answer has one to four sentences in both languages', () => {
  for (const words of [en, de])
    for (const { a } of Object.values(words.items)) expect(a.split(/[.!?](?:\s|$)/).filter(Boolean).length, a).toBeLessThanOrEqual(4)
})

test('the address opens its question', () => {
  open('/faq#backup')
  expect([...document.querySelectorAll('details[open]')].map(({ id }) => id)).toEqual(['backup'])
})

test('the search shows the questions that have all of the words, and their number', () => {
  open()
  searchFor('crisis helplines')
  expect(shownIds()).toEqual(['crisis'])
  expect(screen.getByRole('status').textContent).toBe(en.found(1))
  searchFor('zebra')
  expect(shownIds()).toEqual([])
  expect(screen.getByRole('status').textContent).toBe(en.none)
  searchFor('')
  expect(shownIds()).toEqual(ids)
})

test('every link leads to a question or to a page that exists', () => {
  open()
  const pages = new Set(['/get-help', ...POSTS.map(({ slug }) => `/blog/${slug}`)])
  for (const link of screen.getAllByRole('link', { hidden: true })) {
    const to = link.getAttribute('href')!
    expect(to.startsWith('#') ? document.querySelector(`details${to}`) !== null : pages.has(to), to).toBe(true)
  }
})

test('the metadata has every question with its answer', () => {
  const [page] = faqMeta().jsonLd as unknown as [{ '@type': string; mainEntity: { name: string; acceptedAnswer: { text: string } }[] }]
  expect(page['@type']).toBe('FAQPage')
  expect(page.mainEntity.map(({ name }) => name)).toEqual(Object.values(en.items).map(({ q }) => q))
  expect(page.mainEntity.every(({ acceptedAnswer }) => acceptedAnswer.text.length > 40)).toBe(true)
})
