import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { someHabit, someToday, TODAY } from '../data/habits.fixture.ts'
import { ArrangeView } from './ArrangeView.tsx'
import { renderPage } from '#testing/web/render-page.tsx'

const fetcher = vi.fn<typeof fetch>()
const id = (n: number) => `019a0000-0000-7000-8000-00000000000${n}`
const habits = ['One', 'Two', 'Three'].map((name, index) => someToday(someHabit({ id: id(index), name, order: index })))
const list = { today: TODAY, habits, groups: [{ id: id(9), name: 'Evening', order: 0 }] }

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    fetcher.mockReset().mockImplementation(async () => new Response('{"ordered":3}')),
  )
  renderPage(<ArrangeView list={list} onDone={() => {}} />)
})

const grip = (name: string) => screen.getByRole('button', { name: `Move ${name}` })
const press = (name: string, ...keys: string[]) => keys.forEach((key) => fireEvent.keyDown(grip(name), { key }))
const order = () => screen.getAllByRole('button', { name: /^Move (One|Two|Three)$/ }).map((one) => one.getAttribute('aria-label')!.slice(5))
const lastOrder = () =>
  JSON.parse(String(fetcher.mock.calls.find(([url]) => String(url).endsWith('/order'))?.[1]?.body ?? 'null')) as unknown

test('a habit is lifted with Space, moved with the arrows and put down, and every step is announced', async () => {
  press('One', ' ')
  expect(grip('One').getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByRole('status').textContent).toBe('One lifted. Place 1 of 3 in Ungrouped.')
  press('One', 'ArrowDown')
  expect(order()).toEqual(['Two', 'One', 'Three'])
  expect(screen.getByRole('status').textContent).toBe('One: Place 2 of 3 in Ungrouped.')
  press('One', 'ArrowDown', 'ArrowDown')
  expect(screen.getByRole('status').textContent).toBe('One: Place 1 of 1 in Evening.')
  expect(lastOrder()).toBeNull()
  press('One', ' ')
  await waitFor(() =>
    expect(lastOrder()).toEqual({
      habits: [
        { id: id(1), groupId: null },
        { id: id(2), groupId: null },
        { id: id(0), groupId: id(9) },
      ],
    }),
  )
  expect(screen.getByRole('status').textContent).toBe('One dropped. Place 1 of 1 in Evening.')
})

test('Escape puts it back and sends nothing to the server', () => {
  press('Three', ' ', 'ArrowUp', 'ArrowUp')
  expect(order()).toEqual(['Three', 'One', 'Two'])
  press('Three', 'Escape')
  expect(order()).toEqual(['One', 'Two', 'Three'])
  expect(screen.getByRole('status').textContent).toBe('Three is back where it was.')
  expect(fetcher).not.toHaveBeenCalled()
})

test('arrows move a habit that is not lifted at once, and the order is sent to the server', async () => {
  press('Two', 'ArrowUp')
  expect(order()).toEqual(['Two', 'One', 'Three'])
  expect(screen.getByRole('status').textContent).toBe('Two: Place 1 of 3 in Ungrouped.')
  await waitFor(() => expect(lastOrder()).toMatchObject({ habits: [{ id: id(1) }, { id: id(0) }, { id: id(2) }] }))
})
