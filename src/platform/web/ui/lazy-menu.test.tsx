import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { LazyMenu } from './LazyMenu.tsx'

test('a press on a menu that has not arrived yet is not lost: it arrives open', async () => {
  const onSelect = vi.fn<() => void>()
  render(<LazyMenu trigger={<button type="button">More</button>} entries={[{ label: 'Rename', onSelect }]} />)
  fireEvent.click(screen.getByRole('button', { name: 'More' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }))
  expect(onSelect).toHaveBeenCalledOnce()
})

test('a menu that nobody pressed arrives closed', async () => {
  render(<LazyMenu trigger={<button type="button">More</button>} entries={[{ label: 'Rename', onSelect: () => {} }]} />)
  const trigger = await screen.findByRole('button', { name: 'More', expanded: false })
  expect(trigger.getAttribute('aria-haspopup')).toBe('menu')
  expect(screen.queryByRole('menuitem')).toBeNull()
})

test('the down arrow opens it, too, before it has been set up', async () => {
  render(<LazyMenu trigger={<button type="button">More</button>} entries={[{ label: 'Rename', onSelect: () => {} }]} />)
  fireEvent.keyDown(screen.getByRole('button', { name: 'More' }), { key: 'ArrowDown' })
  expect(await screen.findByRole('menuitem', { name: 'Rename' })).toBeTruthy()
})
