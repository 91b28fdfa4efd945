import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { entryWordsIn } from '#platform/web/entry-words.ts'
import { setUser } from '#platform/web/session/session.ts'
import type { Answer } from '../contract.ts'
import CompanionPage from './CompanionPage.tsx'
import { renderPage } from '#testing/web/render-page.tsx'

const drafts = vi.hoisted(() => new Map<string, unknown>())
vi.mock('#platform/web/offline/person-db.ts', () => ({
  readDraft: async (_user: string, name: string) => drafts.get(name),
  storeDraft: async (_user: string, name: string, draft: unknown) => void drafts.set(name, JSON.parse(JSON.stringify(draft))),
  deleteDraft: async (_user: string, name: string) => void drafts.delete(name),
  readAnswer: async () => undefined,
  storeAnswer: async () => {},
}))

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  setUser({ id: 'u', username: 'wren', displayName: null, zone: 'UTC', dayStart: 0 } as never)
})
afterEach(() => {
  cleanup()
  drafts.clear()
  sessionStorage.clear()
})

/** Shows the text that a new entry receives. */
function Given() {
  const words = entryWordsIn(useLocation().state)
  return <output>{words && `${words.title}\n${words.body}`}</output>
}

const show = (path = '/my-ai-bestfriend') =>
  renderPage(
    <Routes>
      <Route path="/my-ai-bestfriend" element={<CompanionPage />} />
      <Route path="/journal/new" element={<Given />} />
    </Routes>,
    path,
  )
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const type = (label: string, value: string) => fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } })
const WORDS = 'Your words'
const FIELD = 'A question, or something to find'

async function started(): Promise<HTMLElement> {
  const sheet = await screen.findByRole('dialog')
  await within(sheet).findByRole('heading', { level: 3 })
  return sheet
}

test('a check-in closed half-way resumes with its unfinished sentence, and ends once it is handed to the journal', async () => {
  const first = show()
  press('A bad day')
  await started()
  press('Many small things')
  type(WORDS, 'The bus *again*')
  await waitFor(() => expect(drafts.get('companion:talk')).toMatchObject({ talk: 'bad-day', text: 'The bus *again*' }))
  first.unmount()

  show()
  await screen.findByText('You were in the middle of “A bad day”.')
  press('Continue')
  await started()
  expect((screen.getByRole('textbox', { name: WORDS }) as HTMLTextAreaElement).value).toBe('The bus *again*')
  press('Next')
  fireEvent.click(await screen.findByRole('link', { name: /Write it down/ }))
  expect((await screen.findByRole('status')).textContent).toBe(
    'A bad day\n> Small things add up to a big weight. Put down a few of them here; the order doesn’t matter.\n\nThe bus \\*again\\*',
  )
  await waitFor(() => expect(drafts.size).toBe(0))
})

test('a person who has had enough can leave at once, and nothing remains on the device', async () => {
  show('/my-ai-bestfriend?talk=grief')
  await started()
  press('A wave, very strong')
  await waitFor(() => expect(drafts.size).toBe(1))
  press('Enough for now')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(drafts.size).toBe(0))
  expect(screen.queryByText(/You were in the middle/)).toBeNull()
})

test('crisis words show the help card before anything is sent, in a check-in and in the field', async () => {
  const fetcher = vi.fn<typeof fetch>(async () => Response.json({}))
  vi.stubGlobal('fetch', fetcher)
  show('/my-ai-bestfriend?talk=bad-day')
  await started()
  press('Many small things')
  type(WORDS, 'Ich will nicht mehr leben.')
  await screen.findByRole('heading', { name: 'You do not have to carry this alone' })
  press('Enough for now')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  type(FIELD, 'I want to kill myself')
  await screen.findByRole('heading', { name: 'You do not have to carry this alone' })
  // The page only asks whether a model exists; that request carries no content.
  const sent = fetcher.mock.calls.filter(([url, options]) => String(url).includes('/api/companion') && options?.method !== 'GET')
  expect(sent).toEqual([])
  expect(
    fetcher.mock.calls
      .map(([url]) => String(url))
      .filter((url) => url.includes('/api/companion/'))
      .every((url) => url.endsWith('/chat?language=en')),
  ).toBe(true)
})

test('a typed question is sent as it was understood, and its answer names its entries and links to them', async () => {
  const answer: Answer = {
    question: { ask: 'about', words: 'sister' },
    outcome: 'answered',
    from: '2023-05-08',
    to: '2026-05-07',
    n: 2,
    isComplete: true,
    parts: [
      {
        part: 'entries',
        label: null,
        to: null,
        value: null,
        unit: null,
        n: 2,
        days: ['2026-05-06'],
        sources: [{ id: 'e1', day: '2026-05-06', title: 'Tea', hint: 'With my sister.', area: 'journal', to: '/journal/e1', mood: 4 }],
      },
    ],
  }
  const asked: unknown[] = []
  vi.stubGlobal('fetch', async (url: string, options?: RequestInit) => {
    if (!String(url).includes('/api/companion/ask')) return Response.json({})
    asked.push(JSON.parse(String(options?.body)))
    return Response.json(answer)
  })
  show()
  type(FIELD, 'Was habe ich über meine Schwester geschrieben?')
  press('Ask')
  await screen.findByText('Last on Wednesday, May 6, 2026. “sister” is in 2 entries.', {}, { timeout: 5000 })
  expect(asked).toEqual([{ ask: 'about', words: 'schwester' }])
  expect(screen.getByRole('link', { name: /Tea/ }).getAttribute('href')).toBe('/journal/e1')
  // Another question replaces it.
  press('What helped on bad days?')
  await waitFor(() => expect(asked).toHaveLength(2))
})

test('somebody who says how bad they feel is told where help is, not that this is no question', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}))
  show()
  type(FIELD, 'I feel awful and hopeless')
  press('Ask')
  await screen.findByText('I am sorry that it is like this right now.', {}, { timeout: 5000 })
  expect(screen.getByRole('link', { name: /^Talk to somebody now/ }).getAttribute('href')).toBe('/get-help')
  expect(screen.queryByText('That is not a question I can look up.')).toBeNull()
})

test('a text that is no question is reported as such, with the known kinds; a goodbye ends it', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}))
  show()
  type(FIELD, 'Do you love me?')
  press('Ask')
  await screen.findByText('That is not a question I can look up.', {}, { timeout: 5000 })
  type(FIELD, 'Tschüss!')
  press('Ask')
  await waitFor(() => expect((screen.getByRole('textbox', { name: FIELD }) as HTMLInputElement).value).toBe(''))
})
