import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ToastHost } from './ToastHost.tsx'
import { currentToasts, dismissToast, onToasts, removeToast, toast, toastDurationMs, toastRemoveDelayMs } from './toast-store.ts'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  cleanup()
  removeToast()
})

describe('The store', () => {
  test('shows one toast at a time: a new one takes the place of the old', () => {
    toast({ title: 'first' })
    toast({ title: 'second' })
    expect(currentToasts().map((one) => one.title)).toEqual(['second'])
  })

  test('updates the text of a visible toast', () => {
    const saving = toast({ title: 'Saving' })
    saving.update({ title: 'Saved', tone: 'good' })
    expect(currentToasts()).toMatchObject([{ title: 'Saved', tone: 'good', open: true }])
  })

  test('closes a dismissed toast at once and removes it 1,000,000 ms later', () => {
    const one = toast({ title: 'Gone soon' })
    one.dismiss()
    expect(currentToasts()).toMatchObject([{ open: false }])
    vi.advanceTimersByTime(toastRemoveDelayMs - 10)
    expect(currentToasts()).toHaveLength(1)
    vi.advanceTimersByTime(20)
    expect(currentToasts()).toHaveLength(0)
    expect(toastRemoveDelayMs).toBe(1_000_000)
  })

  test('dismissing twice does not remove twice, nor hit the toast that came after', () => {
    const one = toast({ title: 'one' })
    one.dismiss()
    one.dismiss()
    toast({ title: 'two' })
    vi.advanceTimersByTime(toastRemoveDelayMs * 2)
    expect(currentToasts().map((left) => left.title)).toEqual(['two'])
  })

  test('tells its listeners, until they leave', () => {
    const heard = vi.fn()
    const leave = onToasts(heard)
    toast({ title: 'a' })
    dismissToast()
    leave()
    toast({ title: 'b' })
    expect(heard).toHaveBeenCalledTimes(2)
  })
})

describe('On the page', () => {
  const show = async (content: Parameters<typeof toast>[0]) => {
    render(<ToastHost />)
    await act(async () => {
      toast(content)
      await vi.dynamicImportSettled()
    })
    return await screen.findByText(content.title, { selector: '[class*=title]' })
  }

  test('a toast shows its words and its action, which answers and closes it', async () => {
    const onPress = vi.fn()
    await show({ title: 'Walk added', description: 'Three kilometres', action: { label: 'Undo', onPress } })
    expect(screen.getByText('Three kilometres', { selector: 'div' })).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(onPress).toHaveBeenCalledOnce()
    expect(currentToasts()).toMatchObject([{ open: false }])
  })

  test('a toast closes by itself after five seconds', async () => {
    await show({ title: 'Kept' })
    await act(() => vi.advanceTimersByTimeAsync(toastDurationMs - 400))
    expect(currentToasts()).toMatchObject([{ open: true }])
    await act(() => vi.advanceTimersByTimeAsync(800))
    expect(currentToasts()).toMatchObject([{ open: false }])
  })

  test('F8 brings the keyboard to the notices', async () => {
    await show({ title: 'Kept' })
    fireEvent.keyDown(document, { code: 'F8', key: 'F8' })
    expect(document.activeElement?.tagName).toBe('OL')
  })
})
