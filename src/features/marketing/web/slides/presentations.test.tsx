import { fireEvent, render, screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { FEATURE_PAGES } from '../features/core/links.ts'
import { COMPARISONS } from '../compare/core/links.ts'
import { FACTS } from './core/facts.ts'
import { MEASURED } from './core/measured.ts'
import type { Slide } from './core/slide.ts'
import { presentationPages } from './pages.ts'

const printer = vi.fn<() => void>()

beforeEach(() => {
  printer.mockClear()
  vi.stubGlobal('print', printer)
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
  history.replaceState(null, '', '/')
})

const paths = presentationPages.map(({ path }) => path)

async function pageOf(path: string): Promise<{ page: React.ReactNode; slides: readonly Slide[] }> {
  const { default: Page, slides } = (await presentationPages.find((one) => one.path === path)!.lazy()) as {
    default: () => React.ReactNode
    slides: readonly Slide[]
  }
  return {
    slides,
    page: (
      <MemoryRouter initialEntries={[path]}>
        <Page />
      </MemoryRouter>
    ),
  }
}

async function open(path: string): Promise<readonly Slide[]> {
  const { page, slides } = await pageOf(path)
  render(page)
  return slides
}

const shownSlide = () => document.querySelector('section[data-shown]')?.id
const press = (key: string, more: object = {}) => fireEvent.keyDown(document.body, { key, ...more })

test('both presentations have the product’s name in their address, and keep the bar of signed-in people', () => {
  expect(paths).toEqual(['/fernwell-investor', '/fernwell-technical'])
  expect(presentationPages.filter(({ hidesBar }) => hidesBar)).toEqual([])
})

describe.each(paths)('%s', (path) => {
  test('has all of its slides and notes in the HTML, under one h1', async () => {
    const { page, slides } = await pageOf(path)
    const box = document.createElement('div')
    box.innerHTML = renderToStaticMarkup(page)
    expect(box.querySelectorAll('section')).toHaveLength(slides.length)
    expect(box.querySelector('[data-live]')).toBeNull()
    expect(box.querySelectorAll('h1')).toHaveLength(1)
    for (const { title, notes } of slides) {
      expect(box.textContent).toContain(title)
      expect(box.textContent).toContain(notes)
    }
    expect(new Set(slides.map(({ title }) => title)).size).toBe(slides.length)
  })

  test('is controlled by keys, has the slide in its address, and stops at both ends', async () => {
    const slides = await open(path)
    expect(shownSlide()).toBe('1')
    press('ArrowRight')
    press(' ')
    expect(shownSlide()).toBe('3')
    expect(location.hash).toBe('#3')
    press('ArrowLeft')
    expect(shownSlide()).toBe('2')
    press('End')
    press('ArrowRight')
    expect(shownSlide()).toBe(String(slides.length))
    press('Home')
    press('ArrowLeft')
    expect(shownSlide()).toBe('1')
    press('ArrowRight', { ctrlKey: true })
    expect(shownSlide()).toBe('1')
  })

  test('shows notes by n and prints by p', async () => {
    await open(path)
    press('n')
    expect(screen.getByRole('button', { name: 'Notes' }).getAttribute('aria-pressed')).toBe('true')
    press('n')
    expect(screen.getByRole('button', { name: 'Notes' }).getAttribute('aria-pressed')).toBe('false')
    press('p')
    expect(printer).toHaveBeenCalledTimes(1)
  })

  test('is controlled by swipes, and does not affect scrolling', async () => {
    await open(path)
    const swipe = (from: [number, number], to: [number, number]) => {
      const section = document.querySelector('section')!
      fireEvent.touchStart(section, { touches: [{ clientX: from[0], clientY: from[1] }] })
      fireEvent.touchEnd(section, { changedTouches: [{ clientX: to[0], clientY: to[1] }] })
    }
    swipe([300, 200], [100, 210])
    expect(shownSlide()).toBe('2')
    swipe([200, 500], [180, 100])
    expect(shownSlide()).toBe('2')
    swipe([100, 200], [300, 190])
    expect(shownSlide()).toBe('1')
  })

  test('opens at the slide of its address, and follows changes of the address', async () => {
    history.replaceState(null, '', '/#3')
    await open(path)
    expect(shownSlide()).toBe('3')
    history.replaceState(null, '', '/#2')
    fireEvent(window, new HashChangeEvent('hashchange'))
    expect(shownSlide()).toBe('2')
    expect(screen.getByRole('status').textContent).toMatch(/^Slide 2 of .* \/ \d+$/)
  })

  test('has no broken links', async () => {
    await open(path)
    const known = new Set<string>([
      '/',
      '/faq',
      '/how-it-works',
      ...paths,
      ...FEATURE_PAGES.map((one) => one.path),
      ...COMPARISONS.map((one) => one.path),
    ])
    for (const link of screen.getAllByRole('link', { hidden: true })) {
      const href = link.getAttribute('href')!
      if (href.startsWith('#')) expect(document.getElementById(href.slice(1)), href).toBeTruthy()
      else expect(href.startsWith('https://') || known.has(href), href).toBe(true)
    }
  })

  test('has words of its own for search engines', () => {
    const { description, keywords, imageText } = presentationPages.find((one) => one.path === path)!.meta!({})
    expect(description.length).toBeGreaterThan(60)
    expect(description.length).toBeLessThanOrEqual(160)
    expect(keywords!.length).toBeGreaterThanOrEqual(3)
    expect(imageText).toBeTruthy()
  })
})

test('the technical presentation shows every feature from the code, and states the day and the machine of its figures', async () => {
  await open('/fernwell-technical')
  const rooms = screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)
  for (const { name, tables } of FACTS.features)
    expect(
      rooms.some((text) => text.startsWith(name) && text.includes(`${tables} tables`)),
      name,
    ).toBe(true)
  const table = screen.getByRole('table', { name: 'Figures of benchmarks', hidden: true })
  for (const { what, value } of MEASURED.figures) expect(within(table).getByText(what).parentElement!.textContent).toContain(value)
  expect(document.body.textContent).toContain(MEASURED.machine)
  expect(table.textContent).toContain('missed')
})

test('the investor’s presentation claims no users, revenue or growth, marks undecided options, and names sources', async () => {
  const slides = await open('/fernwell-investor')
  const missing = slides.find(({ title }) => title === 'What we do not have')!
  expect(missing).toBeDefined()
  const text = document.body.textContent
  expect(text).toContain('claim none')
  expect(text).toContain('It has no price')
  expect(screen.getAllByText('Option, not decided')).toHaveLength(4)
  expect(text).not.toMatch(/\b\d[\d,.]*\s*(?:million|billion|thousand)?\s*(?:users|customers|downloads|subscribers)\b/i)
  for (const title of ['What it is', 'What people pay elsewhere, and what this takes', 'Why it is hard to do again'])
    expect(slides.find((one) => one.title === title)!.sources?.length, title).toBeGreaterThan(0)
})
