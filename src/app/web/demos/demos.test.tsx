import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { chooseLanguage } from '#platform/web/i18n/messages.ts'
import { demos } from './demos.ts'

const fetcher = vi.fn<typeof fetch>()
const stored = vi.spyOn(Storage.prototype, 'setItem')

beforeEach(() => {
  fetcher.mockClear()
  stored.mockClear()
  vi.stubGlobal('fetch', fetcher)
  vi.stubGlobal('indexedDB', { open: vi.fn<() => never>(() => expect.fail('A demo opened a database.')) })
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
})
afterEach(async () => {
  cleanup()
  // A demo stores and sends nothing.
  expect(fetcher).not.toHaveBeenCalled()
  expect(stored).not.toHaveBeenCalled()
  expect(document.cookie).toBe('')
  await chooseLanguage('en')
})

async function open(name: keyof typeof demos): Promise<void> {
  const { default: Demo } = await demos[name]()
  render(<Demo />)
}

describe('the training plan', () => {
  test('is made from three answers, and another answer gives another plan', async () => {
    await open('training-plan')
    await screen.findByRole('list', { name: /^Day 1/ }, { timeout: 20_000 })
    const exercises = () => screen.getByRole('list', { name: /^Day/ }).textContent
    const atHome = exercises()
    expect(atHome).toMatch(/\d × /)
    fireEvent.change(screen.getByLabelText('Where'), { target: { value: 'gym' } })
    expect(exercises()).not.toEqual(atHome)
    fireEvent.click(screen.getByRole('radio', { name: '4 a week' }))
    fireEvent.click(screen.getByRole('radio', { name: '4' }))
    expect(screen.getByRole('heading', { name: /^Day 4: / })).toBeTruthy()
    expect(screen.getByText(/Nothing was sent/)).toBeTruthy()
  })

  test('can be made for every goal at every place', async () => {
    await open('training-plan')
    await screen.findByRole('list', { name: /^Day 1/ }, { timeout: 20_000 })
    const values = (label: string) => [...(screen.getByLabelText(label) as HTMLSelectElement).options].map(({ value }) => value)
    for (const goal of values('Goal')) {
      fireEvent.change(screen.getByLabelText('Goal'), { target: { value: goal } })
      for (const place of values('Where')) {
        fireEvent.change(screen.getByLabelText('Where'), { target: { value: place } })
        expect(screen.queryByText(/cannot make a plan/), `${goal} ${place}`).toBeNull()
      }
    }
  })
})

describe('the reader of meals', () => {
  test.each([
    ['en', 'two eggs and 100 g oats', ['Egg', 'oats']],
    ['de', 'zwei Eier und 100 g Haferflocken', ['Ei', 'Hafer']],
  ] as const)('understands a sentence in %s', async (language, sentence, names) => {
    await chooseLanguage(language)
    await open('food-phrases')
    fireEvent.change(screen.getByRole('textbox'), { target: { value: sentence } })
    const lines = within(screen.getByRole('list')).getAllByRole('listitem')
    expect(lines).toHaveLength(2)
    names.forEach((name, index) => expect(lines[index]!.textContent).toContain(name))
    expect(lines[1]!.textContent).toMatch(/100 g\s· 3\d\d kcal/)
  })

  test('understands every food of its own examples', async () => {
    await open('food-phrases')
    for (const button of screen.getAllByRole('button')) {
      fireEvent.click(button)
      expect(screen.queryByText(/Not in this small table/), button.textContent).toBeNull()
    }
  })

  test('does not count an impossible amount, and says so', async () => {
    await open('food-phrases')
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '½ ½ egg' } })
    expect(screen.getByText(/unclear/)).toBeTruthy()
    expect(screen.getByText('Energy').nextElementSibling!.textContent).toBe('0 kcal')
  })
})

describe('the journal prompts', () => {
  test('are chosen by rule, and the typed text stays in the field', async () => {
    await open('journal-prompts')
    await waitFor(() => expect(screen.queryByText(/Loading the questions/)).toBeNull())
    const question = () => document.querySelector('[aria-live] p')!.textContent
    const first = question()
    fireEvent.click(screen.getByRole('button', { name: 'Another question' }))
    expect(question()).not.toBe(first)
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'The rain stopped.' } })
    expect(screen.getByText('3 words')).toBeTruthy()
  })
})

describe('the game', () => {
  test('begins a session, and can be left', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame', 'cancelAnimationFrame', 'performance', 'setInterval'] })
    await open('memory-game')
    fireEvent.click(screen.getByRole('button', { name: 'Play a session' }))
    await act(() => vi.advanceTimersByTimeAsync(5000))
    expect(screen.getAllByRole('button', { name: /stone/i })).toHaveLength(9)
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }))
    expect(screen.getByRole('button', { name: 'Play a session' })).toBeTruthy()
    vi.useRealTimers()
  })
})
