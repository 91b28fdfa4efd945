import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { addDays, localDayOf } from '#platform/contract/dates.ts'
import { renderPage } from '#testing/web/render-page.tsx'
import { clearUser, setUser } from '#platform/web/session/session.ts'
import { SETTINGS_ID, type EntryData } from '../../contract/records.ts'
import type { Bank } from '../../prompts/bank-of.ts'
import { loadBank } from '../../prompts/bank.ts'
import first from '../../prompts/first.json' with { type: 'json' }
import { blankSettings } from '../../record-defaults.ts'
import { lockJournal } from '../local/tab.ts'
import { PromptCard } from './PromptCard.tsx'
import PromptHubCard from './PromptHubCard.tsx'
import { anEntry, readableJournal } from './prompts.fixture.ts'

const shelf = vi.hoisted(() => ({ store: undefined as unknown }))
vi.mock('../local/journal-of.ts', () => ({ journalOf: () => shelf.store }))

const today = localDayOf(new Date(), 'UTC', 0)
let bank: Bank
let person = 0
beforeAll(async () => {
  bank = await loadBank('en')
})
beforeEach(() => {
  // Another person each time, because the skips of "another" belong to a person and a moment.
  setUser({ id: `01900000-0000-7000-8000-${String(++person).padStart(12, '0')}`, zone: 'UTC', dayStart: 0 } as never)
})
afterEach(() => {
  cleanup()
  clearUser()
  lockJournal()
})

function show(seed: Parameters<typeof readableJournal>[0] = [], settings: Partial<typeof blankSettings> = {}, card = <PromptCard />) {
  const made = readableJournal([{ kind: 'settings', id: SETTINGS_ID, data: { ...blankSettings, ...settings } }, ...seed])
  shelf.store = made.store
  return { ...made, ...renderPage(card) }
}
const hardDays = [1, 2, 3].map((n) => anEntry(n, addDays(today, -n), { mood: { level: 1, moodId: null }, body: 'Too much.' }))
const shownPrompt = async () => {
  const heading = await screen.findByRole('heading')
  return bank.prompts.find(({ text }) => text === heading.textContent)!
}

test('a prompt of the bank is shown without asking any server, and remembered as seen today', async () => {
  const fetcher = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', fetcher)
  const { changes } = show()
  const prompt = await shownPrompt()
  await waitFor(() =>
    expect(changes).toEqual([{ kind: 'settings', id: SETTINGS_ID, patch: { add: { promptsSeen: [`${today} ${prompt.id}`] } } }]),
  )
  expect(fetcher).not.toHaveBeenCalled()
})

test('“another” shows another prompt, which stays when the person returns to the page', async () => {
  const first = show()
  const before = await shownPrompt()
  fireEvent.click(screen.getByRole('button', { name: 'Another' }))
  const after = await shownPrompt()
  expect(after.id).not.toBe(before.id)
  first.unmount()
  show([], { promptsSeen: [`${today} ${before.id}`, `${today} ${after.id}`] })
  expect((await shownPrompt()).id).toBe(after.id)
})

test('while the first copy of a journal loads, a prompt that is not tender is shown, and stays afterwards', async () => {
  const { store, changes } = readableJournal([{ kind: 'settings', id: SETTINGS_ID, data: blankSettings }, ...hardDays])
  const status = store.status()
  let now: typeof status = { ...status, state: 'syncing', lastSyncedAt: null, loading: 0 }
  shelf.store = { ...store, status: () => now }
  const { rerender } = renderPage(<PromptCard />)
  const early = await shownPrompt()
  // The two dozen prompts bundled with the page need no loaded bank.
  expect(first.map(({ id }) => id)).toContain(early.id)
  expect(changes).toEqual([])
  now = status
  rerender(<PromptCard />)
  await waitFor(() => expect(changes).toMatchObject([{ patch: { add: { promptsSeen: [`${today} ${early.id}`] } } }]))
  expect((await shownPrompt()).id).toBe(early.id)
})

test('“why this?” shows the reason, which is about the person’s own days', async () => {
  show(hardDays)
  const prompt = await shownPrompt()
  expect(prompt.lacks?.some((lack) => lack === 'self-kindness' || lack === 'rest')).toBe(true)
  const why = screen.getByRole('button', { name: /^Why this\?/ })
  expect(why.getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(why)
  screen.getByText(bank.reasons['hard-days'])
  fireEvent.click(why)
  expect(screen.queryByText(bank.reasons['hard-days'])).toBeNull()
})

test('after hard days, and as soon as today is one, nothing tender is asked', async () => {
  const hard = [0, 1].map((n) => anEntry(n + 1, addDays(today, -n), { mood: { level: 1, moodId: null } }))
  show(hard)
  for (let i = 0; i < 40; i++) {
    expect((await shownPrompt()).tender).not.toBe(true)
    fireEvent.click(screen.getByRole('button', { name: 'Another' }))
  }
})

test.each([
  ['itself', { hard: true }, {}, []],
  ['a tag', { tags: ['Grief'] }, { hardTags: ['grief'] }, []],
  [
    'its days',
    {},
    {},
    [
      {
        kind: 'hardRange' as const,
        id: '01900000-0000-7000-8000-0000000000ff',
        data: { from: '2000-01-01', to: today, note: '', archived: false },
      },
    ],
  ],
] as const)('entries marked as hard by %s have no say in the choice', async (_how, data, settings, extra) => {
  const hard = [1, 2, 3].map((n) =>
    anEntry(n, addDays(today, -n), { mood: { level: 1, moodId: null }, ...data, tags: [...('tags' in data ? data.tags : [])] }),
  )
  show([...hard, ...extra], { ...settings, hardTags: [...('hardTags' in settings ? settings.hardTags : [])] })
  await shownPrompt()
  fireEvent.click(screen.getByRole('button', { name: /^Why this\?/ }))
  expect(screen.queryByText(bank.reasons['hard-days'])).toBeNull()
})

test('writing today does not change the prompt of today', async () => {
  const { store } = show()
  const before = await shownPrompt()
  for (let n = 1; n <= 4; n++) {
    const { data } = anEntry(n, today, { body: 'Some words.', mood: { level: 5, moodId: null } })
    const { when, body, mood } = data as EntryData
    await store.change('entry', `01900000-0000-7000-8000-00000000000${n}`, { when, body, mood })
  }
  expect((await shownPrompt()).id).toBe(before.id)
})

test('“write about this” leads to a new entry that answers it; the follow-up is there when asked for', async () => {
  show()
  let prompt = await shownPrompt()
  while (!prompt.follow) {
    fireEvent.click(screen.getByRole('button', { name: 'Another' }))
    prompt = await shownPrompt()
  }
  expect(screen.getByRole('link', { name: 'Write about this' }).getAttribute('href')).toBe(`/journal/new?prompt=${prompt.id}`)
  expect(screen.queryByText(prompt.follow)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Go one step further' }))
  screen.getByText(prompt.follow)
})

test('a person who switched prompts off sees none; a locked journal shows none on the hub', async () => {
  const off = show([], { prompts: false })
  await waitFor(() => expect(off.container.textContent).toBe(''))
  expect(off.changes).toEqual([])
  off.unmount()
  const locked = show([], { lock: { way: 'passkey', afterMinutes: 5, pin: null } }, <PromptHubCard />)
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(locked.container.textContent).toBe('')
  expect(locked.changes).toEqual([])
  locked.unmount()
  show([], {}, <PromptHubCard />)
  await shownPrompt()
})
