import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { rowAt } from './row-at.ts'
import { SortableList } from './SortableList.tsx'

const HEIGHT = 50
const items = ['One', 'Two', 'Three', 'Four'].map((name) => ({ id: name.toLowerCase(), name }))

// jsdom has no layout: every row gets the same height and a position by its index.
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * HEIGHT
  })
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(HEIGHT)
})

function show() {
  const onMove = vi.fn(() => Promise.resolve())
  render(
    <SortableList label="Numbers" items={items} nameOf={({ name }) => name} onMove={onMove}>
      {({ name }) => <p>{name}</p>}
    </SortableList>,
  )
  return onMove
}
const grip = (name: string) => screen.getByRole('button', { name: `Move ${name}` })
const order = () =>
  within(screen.getByRole('list', { name: 'Numbers' }))
    .getAllByRole('paragraph')
    .map(({ textContent }) => textContent)
const spoken = () => screen.getByRole('status').textContent
const down = (name: string) => fireEvent(grip(name), new MouseEvent('pointerdown', { bubbles: true, button: 0, clientY: 25 }))
const move = (y: number) => fireEvent(window, new MouseEvent('pointermove', { clientY: y }))

test('a row takes the place of those whose middle it has passed', () => {
  const rows = [0, 50, 100, 150].map((top, index) => ({ id: String(index), top, height: 50 }))
  /** The index to which a row moves when it is dragged by a number of pixels. */
  const goes = (from: number, by: number) => {
    const others = rows.filter((_, index) => index !== from)
    const { id, isBelow } = rowAt(rows[from]!.top + 25 + by, others)!
    return others.findIndex((row) => row.id === id) + Number(isBelow)
  }
  expect(goes(0, 10)).toBe(0)
  expect(goes(0, 60)).toBe(1)
  expect(goes(0, 900)).toBe(3)
  expect(goes(3, -120)).toBe(1)
  expect(rowAt(10, [])).toBeUndefined()
})

test('a row that is dragged goes along with the pointer, and stays where it is let go', async () => {
  const onMove = show()
  down('One')
  move(90)
  expect(order()).toEqual(['Two', 'One', 'Three', 'Four'])
  move(900)
  expect(order()).toEqual(['Two', 'Three', 'Four', 'One'])
  expect(onMove).not.toHaveBeenCalled()
  fireEvent(window, new MouseEvent('pointerup'))
  expect(onMove).toHaveBeenCalledExactlyOnceWith(0, 3)
  expect(spoken()).toBe('One put down: place 4 of 4')
  // This test's `onMove` stores nothing, so the list shows the old order again.
  await waitFor(() => expect(order()).toEqual(['One', 'Two', 'Three', 'Four']))
})

test('Escape, or a drag that the system takes away, leaves everything as it was', () => {
  const onMove = show()
  down('One')
  move(90)
  fireEvent.keyDown(window, { key: 'Escape' })
  expect(order()).toEqual(['One', 'Two', 'Three', 'Four'])
  down('One')
  move(90)
  fireEvent(window, new MouseEvent('pointercancel'))
  expect(order()).toEqual(['One', 'Two', 'Three', 'Four'])
  expect(spoken()).toBe('One is back where it was.')
  expect(onMove).not.toHaveBeenCalled()
})

test('keys move a row at once, and it keeps the focus', async () => {
  const onMove = show()
  grip('Two').focus()
  fireEvent.keyDown(grip('Two'), { key: 'End' })
  expect(onMove).toHaveBeenCalledExactlyOnceWith(1, 3)
  expect(spoken()).toBe('Two: place 4 of 4')
  await waitFor(() => expect(document.activeElement).toBe(grip('Two')))
  fireEvent.keyDown(grip('One'), { key: 'ArrowUp' })
  expect(onMove).toHaveBeenCalledOnce()
})

test('a lifted row is only moved when it is put down', () => {
  const onMove = show()
  for (const key of [' ', 'ArrowDown', 'ArrowDown']) fireEvent.keyDown(grip('One'), { key })
  expect(spoken()).toBe('One: place 3 of 4')
  expect(onMove).not.toHaveBeenCalled()
  fireEvent.keyDown(grip('One'), { key: 'Enter' })
  expect(onMove).toHaveBeenCalledExactlyOnceWith(0, 2)
})
