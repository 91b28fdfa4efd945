import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { BodyMiniature } from './BodyMiniature.tsx'
import { CompanionMiniature } from './CompanionMiniature.tsx'
import { JournalMiniature } from './JournalMiniature.tsx'
import { de } from './messages.de.ts'
import { en } from './messages.ts'
import { MindMiniature } from './MindMiniature.tsx'
import { oneRepMax } from './one-rep-max.ts'
import { LEAVES, longer } from './sequence.ts'
import { holds, wordsIn } from './words-in.ts'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  vi.useFakeTimers()
})
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('The small journal', () => {
  const page = () => screen.getByRole('textbox', { name: en.journal.page }) as HTMLTextAreaElement

  test('counts words, keeps the page in this tab, sends nothing, and has it again after a reload', async () => {
    const fetcher = vi.fn<typeof fetch>()
    vi.stubGlobal('fetch', fetcher)
    render(<JournalMiniature />)
    expect(screen.getByText(en.journal.state.empty)).toBeTruthy()
    fireEvent.change(page(), { target: { value: 'Rain – and a blackbird.' } })
    expect(screen.getByText('4 words')).toBeTruthy()
    expect(screen.queryByText(en.journal.state.saved)).toBeNull()
    await pass(700)
    expect(screen.getByText(en.journal.state.saved)).toBeTruthy()
    expect(localStorage).toHaveLength(0)
    expect(fetcher).not.toHaveBeenCalled()
    cleanup()
    render(<JournalMiniature />)
    expect(page().value).toBe('Rain – and a blackbird.')
    vi.unstubAllGlobals()
  })

  test('reports when the browser stores nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full')
    })
    render(<JournalMiniature />)
    fireEvent.change(page(), { target: { value: 'Rain' } })
    await pass(700)
    expect(screen.getByText(en.journal.state.failed)).toBeTruthy()
  })

  test('a weather chosen is today’s in the month', () => {
    render(<JournalMiniature />)
    fireEvent.click(screen.getByRole('radio', { name: 'Sunny' }))
    expect(screen.getByRole('img', { name: /today: Sunny/ })).toBeTruthy()
  })

  test('finds a page by its words', () => {
    render(<JournalMiniature />)
    const find = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } })
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
    find('PLUM cake')
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([expect.stringContaining('plum cake')])
    find('zebra')
    expect(screen.queryAllByRole('listitem')).toHaveLength(0)
    expect(screen.getByText(en.journal.none)).toBeTruthy()
  })

  test('a word contains a letter or a digit', () => {
    expect([wordsIn(''), wordsIn(' – … '), wordsIn('Ein Wort, zwei.'), wordsIn('7 Äpfel')]).toEqual([0, 0, 3, 2])
    expect(holds('Pflaumenkuchen bei Zoë', 'zoe  KUCHEN')).toBe(true)
  })
})

describe('The small game', () => {
  test('shows a leaf, takes the right one, and continues with one more; a wrong one ends the round', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    render(<MindMiniature />)
    fireEvent.click(screen.getByRole('button', { name: en.mind.start }))
    const shown = /leaf (\d)$/.exec(screen.getByText(/In this order/).textContent ?? '')?.[1]
    await pass(2000)
    expect(screen.getByText('Your turn: 0 of 1')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: `Leaf ${shown}` }))
    expect(screen.getByText(en.mind.right)).toBeTruthy()
    await pass(900)
    expect(screen.getByText(/Watch: 2 leaves/)).toBeTruthy()
    await pass(3000)
    fireEvent.click(screen.getByRole('button', { name: 'Leaf 1' }))
    expect(screen.getByText('You kept 1 leaf.')).toBeTruthy()
    expect(screen.getByText('Longest so far: 1')).toBeTruthy()
  })

  test('a sequence grows by one, stays on the board, and never repeats a leaf at once', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 1, maxLength: 30 }), (dice) => {
        let sequence: number[] = []
        for (const die of dice) sequence = longer(sequence, () => die)
        expect(sequence).toHaveLength(dice.length)
        for (const [index, leaf] of sequence.entries()) {
          expect(leaf).toBeGreaterThanOrEqual(0)
          expect(leaf).toBeLessThan(LEAVES)
          expect(leaf).not.toBe(sequence[index - 1])
        }
      }),
    )
  })
})

describe('The small training log', () => {
  test('logs a set, estimates by Epley, and counts the rest down', async () => {
    render(<BodyMiniature />)
    expect(screen.getByText(en.body.none)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: en.body.more(en.body.reps) }))
    fireEvent.click(screen.getByRole('button', { name: en.body.log }))
    const unit = screen.getByRole('listitem').textContent ?? ''
    expect(unit).toMatch(/9\s×/)
    expect(screen.getByText(/Epley/)).toBeTruthy()
    expect(screen.getByRole('timer').textContent).toBe('1:30')
    await pass(30_000)
    expect(screen.getByRole('timer').textContent).toBe('1:00')
    await pass(61_000)
    expect(screen.queryByRole('timer')).toBeNull()
    expect(screen.getByText(en.body.rested)).toBeTruthy()
  })

  test('the estimate: one repetition is the weight itself, ten of 60 are 80', () => {
    expect(oneRepMax(100, 1)).toBe(100)
    expect(oneRepMax(60, 10)).toBeCloseTo(80)
  })
})

describe('The small check-in', () => {
  test('each feeling has a step, another one on asking, and help one press away', () => {
    render(<CompanionMiniature />)
    for (const [key, name] of Object.entries(en.companion.feelings)) {
      fireEvent.click(screen.getByRole('button', { name }))
      const steps = en.companion.steps[key as keyof typeof en.companion.steps]
      expect(screen.getByText(steps[0]!)).toBeTruthy()
      fireEvent.click(screen.getByRole('button', { name: en.companion.another }))
      expect(screen.getByText(steps[1]!)).toBeTruthy()
      expect(within(screen.getByRole('group')).getByRole('link', { name: en.companion.more }).getAttribute('href')).toBe('#care')
    }
    for (const key of Object.keys(en.companion.steps) as (keyof typeof en.companion.steps)[])
      expect(de.companion.steps[key]).toHaveLength(en.companion.steps[key].length)
  })
})
