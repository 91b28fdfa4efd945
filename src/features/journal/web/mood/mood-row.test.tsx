import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { setUser } from '#platform/web/session/session.ts'
import { currentToasts, removeToast } from '#platform/web/ui/toast-store.ts'
import { deviceZone } from '#platform/web/i18n/clock.ts'
import MoodHubCard from '../hub/MoodHubCard.tsx'
import { localDayOf } from '#platform/contract/dates.ts'
import { journalOf } from '../local/journal-of.ts'
import { logMood } from './log-mood.ts'
import { MoodRow } from './MoodRow.tsx'

let person = 0
let id = ''

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('gone')))
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  removeToast()
  // A separate journal for every test.
  id = `22222222-2222-7222-8222-${String(++person).padStart(12, '0')}`
  setUser({ id, username: 'ada', dayStart: 0, zone: 'UTC' } as never)
})

const Address = () => <output>{useLocation().search}</output>
const show = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <MoodRow />
      <Address />
    </MemoryRouter>,
  )
const moods = () =>
  journalOf(id)
    .heads()
    .map(({ mood }) => mood?.level)

test('one tap on a face logs the mood, shows a message, and can be undone', async () => {
  show('/journal')
  fireEvent.click(await screen.findByRole('button', { name: 'Log Clearing' }))
  await screen.findByRole('heading', { name: 'Today' })
  expect(moods()).toEqual([4])
  expect(currentToasts()[0]).toMatchObject({ title: 'Clearing: logged', action: { label: 'Undo' } })
  expect(screen.getByRole('button', { name: 'Add a word' })).toBeTruthy()
  act(() => currentToasts()[0]!.action!.onPress())
  await screen.findByRole('button', { name: 'Log Clearing' })
  expect(moods()).toEqual([])
  expect(journalOf(id).trash()).toHaveLength(1)
})

test('an address with a mood logs it once and forgets it', async () => {
  show('/journal?mood=2&x=1')
  await screen.findByRole('heading', { name: 'Today' })
  expect(moods()).toEqual([2])
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('?x=1'))
})

test('an address that asks puts the focus on the faces and logs nothing', async () => {
  show('/journal?mood=ask')
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Log Hazy'))
  expect(moods()).toEqual([])
})

test('a mood that is none is not logged', async () => {
  show('/journal?mood=9')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''))
  expect(moods()).toEqual([])
})

test('the hub’s card logs with one tap too, and shows moods of this device before the server has them', async () => {
  const day = localDayOf(new Date(), deviceZone(), 0)
  render(
    <MemoryRouter>
      <MoodHubCard data={{ day, moods: [] }} />
    </MemoryRouter>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Log Sunny' }))
  await screen.findByRole('heading', { name: 'Today' })
  expect(moods()).toEqual([5])
})

test('the hub’s card shows the page’s data while the copy on this device still lacks recent entries', async () => {
  const day = localDayOf(new Date(), deviceZone(), 0)
  await logMood(journalOf(id), { level: 2, moodId: null }, 0, new Date('2016-02-03T10:00:00Z'))
  const entryId = '33333333-3333-7333-8333-333333333333'
  render(
    <MemoryRouter>
      <MoodHubCard data={{ day, moods: [{ entryId, at: new Date().toISOString(), level: 4, moodId: null }] }} />
    </MemoryRouter>,
  )
  expect(moods()).toEqual([2])
  expect(await screen.findByRole('heading', { name: 'Today' })).toBeTruthy()
  expect(screen.getByText('Clearing')).toBeTruthy()
})

test('the hub’s card tolerates data of any shape', () => {
  render(
    <MemoryRouter>
      <MoodHubCard data={{ day: 7, moods: [{ level: 9 }, null, 'x', { entryId: 'e', at: 'never', level: 3 }] }} />
    </MemoryRouter>,
  )
  expect(screen.getAllByRole('button', { name: /^Log / })).toHaveLength(5)
})
