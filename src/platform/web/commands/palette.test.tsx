import { QueryClient } from '@tanstack/react-query'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import type { User } from '#platform/contract/session.ts'
import { habits } from '../ui/icons/subjects.ts'
import { journal } from '../ui/icons/places.ts'
import { storeKnownUser } from '../session/stored-user.ts'
import { CommandHost } from './CommandHost.tsx'
import type { Command, FeatureCommands } from './command.ts'
import { hearCommands } from './open.ts'
import { commandSources } from './registry.ts'

const water = vi.fn()
const command = (id: string, title: string, rest: Partial<Command>): Command =>
  ({ id, icon: journal, words: { en: { title }, de: { title } }, ...rest }) as Command

const feature: FeatureCommands = {
  area: 'journal',
  commands: [
    command('journal', 'Journal', { to: '/journal', keys: 'g j' }),
    command('garden', 'Garden', { to: '/my-garden' }),
    command('water', 'Water everything', { kind: 'action', run: water, keys: 'w' }),
  ],
  things: async () => [{ id: 'habit', title: 'Read ten pages', hint: 'Habit', icon: habits, area: 'habits', to: '/habits/1' }],
  search: async (query) => [{ id: `entry-${query}`, title: `Entry about ${query}`, icon: journal, area: 'journal', to: '/journal/1' }],
}
commandSources.push(async () => feature)

function Where() {
  return <p>at {useLocation().pathname}</p>
}

hearCommands()
const page = (isShellThere: boolean) => (
  <MemoryRouter>
    <button type="button">before</button>
    <button type="button" data-opens-commands>
      Find anything
    </button>
    <Where />
    {isShellThere && <CommandHost userId="u1" client={new QueryClient()} isBarShown />}
  </MemoryRouter>
)
let shown: ReturnType<typeof render>
beforeEach(async () => {
  shown = render(page(true))
})
const press = (key: string, init: KeyboardEventInit = {}, on: Element = document.body) => fireEvent.keyDown(on, { key, ...init })
const open = async () => {
  press('k', { ctrlKey: true })
  const field = await screen.findByRole('combobox')
  await screen.findByRole('option', { name: /Journal/ })
  return field
}
const options = () => screen.queryAllByRole('option').map((one) => one.textContent)
const active = () => screen.getAllByRole('option').find((one) => one.getAttribute('aria-selected') === 'true')?.textContent

test('opens by keys or its button, shows its choices in groups, and closes by Escape with the focus where it was', async () => {
  const before = screen.getByRole('button', { name: 'before' })
  before.focus()
  const field = await open()
  expect(document.activeElement).toBe(field)
  expect(within(screen.getByRole('group', { name: 'Actions' })).getAllByRole('option').length).toBeGreaterThan(0)
  expect(within(screen.getByRole('group', { name: 'Go to' })).getAllByRole('option')).toHaveLength(2)
  press('Escape', {}, field)
  await vi.waitFor(() => expect(document.activeElement).toBe(before))
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Search and commands' }))
  await screen.findByRole('combobox')
})

test('opens by a page’s own button, which may be pressed before the shell is there', async () => {
  shown.unmount()
  shown = render(page(false))
  fireEvent.click(screen.getByRole('button', { name: 'Find anything' }))
  shown.rerender(page(true))
  press('Escape', {}, await screen.findByRole('combobox'))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  fireEvent.click(screen.getByRole('button', { name: 'Find anything' }))
  await screen.findByRole('combobox')
})

test('opens by its keys, which may be pressed before the shell is there by somebody who is signed in, and not in a text', async () => {
  shown.unmount()
  shown = render(page(false))
  const text = document.body.appendChild(document.createElement('textarea'))
  storeKnownUser({ id: 'u1' } as User)
  press('k', { ctrlKey: true }, text)
  press('k', { ctrlKey: true, shiftKey: true })
  shown.rerender(page(true))
  expect(screen.queryByRole('combobox')).toBeNull()
  shown.unmount()
  shown = render(page(false))
  press('k', { ctrlKey: true })
  shown.rerender(page(true))
  press('Escape', {}, await screen.findByRole('combobox'))
  text.remove()
  // Signed-out pages have no palette, so the browser's own shortcut works.
  localStorage.clear()
  shown.unmount()
  shown = render(page(false))
  expect(press('k', { ctrlKey: true })).toBe(true)
  shown.rerender(page(true))
  expect(screen.queryByRole('combobox')).toBeNull()
})

test('goes through the rows by arrows, says which one by its id, and Enter goes there', async () => {
  const field = await open()
  fireEvent.change(field, { target: { value: 'gar' } })
  expect(active()).toBe('Garden')
  expect(document.getElementById(field.getAttribute('aria-activedescendant')!)?.textContent).toBe('Garden')
  press('Enter', {}, field)
  await screen.findByText('at /my-garden')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('forgives typing mistakes, and finds the person’s own things and entries beside commands', async () => {
  const field = await open()
  fireEvent.change(field, { target: { value: 'jounral' } })
  expect(options()[0]).toMatch(/^Journal/)
  fireEvent.change(field, { target: { value: 'raed' } })
  await vi.waitFor(() => expect(options()).toEqual(['Read ten pagesHabit', 'Entry about raed']))
  press('ArrowUp', {}, field)
  expect(active()).toBe('Entry about raed')
  press('ArrowDown', {}, field)
  expect(active()).toBe('Read ten pagesHabit')
  press('Enter', {}, field)
  await screen.findByText('at /habits/1')
})

test('runs an action without leaving the page', async () => {
  const field = await open()
  fireEvent.change(field, { target: { value: 'water' } })
  fireEvent.click(screen.getByRole('option', { name: /Water everything/ }))
  expect(water).toHaveBeenCalledWith({ userId: 'u1', language: 'en', client: expect.any(QueryClient) })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('runs a shortcut without opening anything', async () => {
  await act(async () => {
    press('w')
    press('g')
    press('j')
  })
  await screen.findByText('at /journal')
  expect(water).toHaveBeenCalledOnce()
})

test('lists every shortcut on a sheet, where single keys can be switched off', async () => {
  press('?', { shiftKey: true })
  const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  expect(await within(sheet).findByText('Water everything')).toBeTruthy()
  const single = within(sheet).getByRole('switch', { name: 'Single keys' })
  fireEvent.click(single)
  press('Escape', {}, sheet)
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await act(async () => {
    press('w')
    press('?')
  })
  expect(water).not.toHaveBeenCalled()
  expect(screen.queryByRole('dialog')).toBeNull()
  localStorage.clear()
})
