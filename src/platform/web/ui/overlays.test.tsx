// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { ErrorState } from './ErrorState.tsx'
import { Sheet } from './Sheet.tsx'
import { Tooltip } from './Tooltip.tsx'
import { TooltipProvider } from './TooltipProvider.tsx'

beforeAll(() => {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  globalThis.matchMedia = vi.fn().mockReturnValue({ matches: false })
  Element.prototype.setPointerCapture = () => undefined
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Asking() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ask</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Let it go?"
        description="For thirty days it can come back."
        actions={<Button onClick={() => setOpen(false)}>Keep</Button>}
      />
    </>
  )
}

test('A dialog is named and described, and closes with Escape', () => {
  render(<Asking />)
  fireEvent.click(screen.getByRole('button', { name: 'Ask' }))
  const dialog = screen.getByRole('dialog', { name: 'Let it go?' })
  expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toContain('thirty days')
  expect(dialog.contains(document.activeElement)).toBe(true)
  fireEvent.keyDown(document.activeElement ?? dialog, { key: 'Escape' })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('A sheet is pulled down by its head to close it, and springs back from a short pull', () => {
  const onOpenChange = vi.fn()
  render(
    <Sheet open onOpenChange={onOpenChange} title="Add a habit">
      <p>words</p>
    </Sheet>,
  )
  const head = screen.getByRole('heading', { name: 'Add a habit' })
  const pull = (by: number) => {
    fireEvent(head, new MouseEvent('pointerdown', { bubbles: true, clientY: 0 }))
    fireEvent(head, new MouseEvent('pointermove', { bubbles: true, clientY: by }))
    fireEvent(head, new MouseEvent('pointerup', { bubbles: true, clientY: by }))
  }
  pull(20)
  expect(onOpenChange).not.toHaveBeenCalled()
  expect(screen.getByRole('dialog').style.translate ?? '').toBe('')
  pull(180)
  expect(onOpenChange).toHaveBeenCalledWith(false)
})

test('A tooltip opens after 700 ms under the pointer, not before', async () => {
  vi.useFakeTimers()
  render(
    <TooltipProvider>
      <Tooltip text="Keeps it offline">
        <button type="button">Keep</button>
      </Tooltip>
    </TooltipProvider>,
  )
  fireEvent(screen.getByRole('button'), new MouseEvent('pointermove', { bubbles: true }))
  await act(() => vi.advanceTimersByTimeAsync(650))
  expect(screen.queryByRole('tooltip')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(screen.getByRole('tooltip').textContent).toBe('Keeps it offline')
})

test('An error always has a way out', () => {
  const back = vi.spyOn(history, 'back').mockImplementation(() => undefined)
  render(<ErrorState title="We can’t reach your garden" />)
  fireEvent.click(screen.getByRole('button', { name: 'Go back' }))
  expect(back).toHaveBeenCalledOnce()
  expect(screen.getByRole('alert')).toBeDefined()
})
