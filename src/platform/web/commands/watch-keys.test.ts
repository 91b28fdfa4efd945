// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { chooseSingleKeys } from './single-keys.ts'
import { watchKeys } from './watch-keys.ts'

const open = vi.fn()
const run = vi.fn()
const known = ['n', 'g j', 'g h']
let stop = () => {}

const find = async (keys: string) =>
  known.find((one) => one === keys) ?? (known.some((one) => one.startsWith(`${keys} `)) ? 'more' : undefined)
const press = (key: string, init: KeyboardEventInit = {}, target: Element = document.body) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, composed: true, ...init })
  target.dispatchEvent(event)
  return event
}
const settle = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  vi.clearAllMocks()
  document.body.innerHTML = ''
  stop = watchKeys({ open, find, run })
})
afterEach(() => {
  stop()
  chooseSingleKeys(true)
})

describe('keys pressed on a page', () => {
  test('open the palette by Control+K or ⌘K, and keep the browser from its own', () => {
    expect(press('k', { ctrlKey: true }).defaultPrevented).toBe(true)
    press('k', { metaKey: true })
    expect(open.mock.calls).toEqual([['palette'], ['palette']])
  })

  test('open the sheet by ?, independent of the keyboard layout', () => {
    press('?', { shiftKey: true })
    expect(open).toHaveBeenCalledWith('keys')
  })

  test('run the command of a key, or of two in a row', async () => {
    press('n')
    press('g')
    press('J')
    press('j')
    await settle()
    expect(run.mock.calls).toEqual([['n'], ['g j']])
  })

  test.each(['<input>', '<textarea></textarea>', '<div contenteditable="true"><p>here</p></div>', '<ul role="listbox" tabindex="0"></ul>'])(
    'do nothing in %s',
    async (html) => {
      document.body.innerHTML = html
      const target = document.querySelector('p') ?? document.body.firstElementChild!
      press('n', {}, target)
      press('?', {}, target)
      expect(press('k', { ctrlKey: true }, target).defaultPrevented).toBe(false)
      await settle()
      expect(open).not.toHaveBeenCalled()
      expect(run).not.toHaveBeenCalled()
    },
  )

  test('do nothing while a dialog stands before the page, while a letter is being put together, or when somebody else took them', async () => {
    press('n', { isComposing: true })
    document.addEventListener('keydown', (event) => event.preventDefault(), { once: true })
    press('n')
    document.body.innerHTML = '<div role="dialog"></div>'
    press('n')
    press('k', { ctrlKey: true })
    await settle()
    expect(open).not.toHaveBeenCalled()
    expect(run).not.toHaveBeenCalled()
  })

  test.each(['<dialog open></dialog>', '<div role="dialog"></div>', '<div role="alertdialog"></div>'])(
    'do nothing behind %s',
    async (html) => {
      document.body.innerHTML = html
      press('n')
      press('?')
      press('k', { ctrlKey: true })
      press('n', {}, document.body.firstElementChild!)
      await settle()
      expect(open).not.toHaveBeenCalled()
      expect(run).not.toHaveBeenCalled()
    },
  )

  test('do nothing by the press that closes a dialog, nor by the rest of the words that somebody types', async () => {
    vi.useFakeTimers()
    document.body.innerHTML = '<div role="dialog"><button>Close</button></div>'
    const dialog = document.body.firstElementChild!
    dialog.addEventListener('keydown', () => dialog.remove())
    press('n', {}, dialog.firstElementChild!)
    for (const key of ['n', 'g', 'j', 'n']) {
      await vi.advanceTimersByTimeAsync(600)
      press(key)
    }
    await vi.advanceTimersByTimeAsync(0)
    expect(run).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1100)
    press('n')
    await vi.advanceTimersByTimeAsync(0)
    vi.useRealTimers()
    expect(run.mock.calls).toEqual([['n']])
  })

  test('work at once when Escape closed the dialog', async () => {
    document.body.innerHTML = '<div role="dialog"></div>'
    press('Escape')
    document.body.innerHTML = ''
    press('n')
    await settle()
    expect(run.mock.calls).toEqual([['n']])
  })

  test('leave the browser its own shortcuts', async () => {
    for (const key of ['n', 'g', 'l']) press(key, { ctrlKey: true })
    press('K', { ctrlKey: true, shiftKey: true })
    press('n', { altKey: true })
    await settle()
    expect(open).not.toHaveBeenCalled()
    expect(run).not.toHaveBeenCalled()
  })

  test('only open the palette for those who switched single keys off', async () => {
    chooseSingleKeys(false)
    press('n')
    press('?')
    press('k', { ctrlKey: true })
    await settle()
    expect(run).not.toHaveBeenCalled()
    expect(open.mock.calls).toEqual([['palette']])
  })
})
