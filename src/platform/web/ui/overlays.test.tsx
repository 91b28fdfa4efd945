import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { ErrorState } from './ErrorState.tsx'
import { Sheet } from './Sheet.tsx'
import { IconButton } from './IconButton.tsx'
import { bell } from './icons/subjects.ts'
import { ToastRegion } from './ToastRegion.tsx'
import { TooltipHost } from './tooltip/TooltipHost.tsx'

beforeAll(() => {
  globalThis.matchMedia = vi.fn().mockReturnValue({ matches: false })
  Element.prototype.setPointerCapture = () => undefined
})

function Asking() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ask</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
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

test('One Escape closes a dialog that has the focus, also while a later notice lies above it', () => {
  const { rerender } = render(<Asking />)
  fireEvent.click(screen.getByRole('button', { name: 'Ask' }))
  rerender(
    <>
      <Asking />
      <ToastRegion toasts={[{ id: 'added', title: 'Added', open: true }]} />
    </>,
  )
  expect(screen.getByText('Added')).toBeTruthy()
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('A sheet is pulled down by its head to close it, and springs back from a short pull', () => {
  const onClose = vi.fn()
  render(
    <Sheet onClose={onClose} title="Add a habit">
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
  expect(onClose).not.toHaveBeenCalled()
  expect(screen.getByRole('dialog').style.translate ?? '').toBe('')
  pull(180)
  expect(onClose).toHaveBeenCalledOnce()
})

function showTips() {
  vi.useFakeTimers()
  render(
    <>
      <TooltipHost />
      <IconButton icon={bell} label="Keep" hint="Keeps it offline" />
      <IconButton icon={bell} label="Bold" aria-keyshortcuts="Control+B" />
    </>,
  )
}
const over = (element: Element) => fireEvent(element, new MouseEvent('pointerover', { bubbles: true }))
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('A tooltip opens after 700 ms under the pointer, not before', async () => {
  showTips()
  over(screen.getByRole('button', { name: 'Keep' }))
  await wait(650)
  expect(screen.queryByRole('tooltip')).toBeNull()
  await wait(100)
  expect(screen.getByRole('tooltip').textContent).toBe('Keeps it offline')
})

test('The next tooltip opens at once within 300 ms, and says the shortcut; later it takes its time again', async () => {
  showTips()
  over(screen.getByRole('button', { name: 'Keep' }))
  await wait(750)
  over(document.body)
  expect(screen.queryByRole('tooltip')).toBeNull()
  await wait(250)
  over(screen.getByRole('button', { name: 'Bold' }))
  await wait(1)
  expect(screen.getByRole('tooltip').textContent).toBe('BoldCtrl + B')
  over(document.body)
  await wait(350)
  over(screen.getByRole('button', { name: 'Keep' }))
  await wait(650)
  expect(screen.queryByRole('tooltip')).toBeNull()
})

test('A tooltip goes with Escape and with a press, and stays while the pointer is on its words', async () => {
  showTips()
  const button = screen.getByRole('button', { name: 'Keep' })
  over(button)
  await wait(750)
  over(screen.getByRole('tooltip'))
  await wait(2000)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(screen.queryByRole('tooltip')).toBeNull()
  over(document.body)
  await wait(1000)
  over(button)
  await wait(300)
  fireEvent(button, new MouseEvent('pointerdown', { bubbles: true }))
  await wait(1000)
  expect(screen.queryByRole('tooltip')).toBeNull()
})

test('A finger opens no tooltip, and one goes with its button', async () => {
  vi.useFakeTimers()
  const buttons = (isThere: boolean) => (
    <>
      <TooltipHost />
      {isThere && <IconButton icon={bell} label="Keep" />}
    </>
  )
  const { rerender } = render(buttons(true))
  const touch = new MouseEvent('pointerover', { bubbles: true })
  Object.defineProperty(touch, 'pointerType', { value: 'touch' })
  fireEvent(screen.getByRole('button'), touch)
  await wait(1000)
  expect(screen.queryByRole('tooltip')).toBeNull()
  over(screen.getByRole('button'))
  await wait(750)
  expect(screen.getByRole('tooltip').textContent).toBe('Keep')
  rerender(buttons(false))
  await wait(10)
  expect(screen.queryByRole('tooltip')).toBeNull()
})

test('An error always has a way out', () => {
  const back = vi.spyOn(history, 'back').mockImplementation(() => undefined)
  render(<ErrorState title="We can’t reach your garden" />)
  fireEvent.click(screen.getByRole('button', { name: 'Go back' }))
  expect(back).toHaveBeenCalledOnce()
  expect(screen.getByRole('alert')).toBeDefined()
})
