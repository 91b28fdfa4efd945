import { describe, expect, test } from 'vitest'
import type { DiaryItem } from '../../contract/diary.ts'
import { dayWith, planWith, sharedWith, type Change } from './overlay.ts'

const item = (id: string, day = '2026-05-04', grams = 100): DiaryItem => ({
  id,
  day,
  meal: 'lunch',
  minutes: null,
  state: 'eaten',
  food: { source: 'usda', id: '01123' },
  name: id,
  grams,
  portion: null,
  nutrients: {},
  order: 0,
})
const put = (one: DiaryItem, at: string): Change => {
  const { id, ...rest } = one
  return { kind: 'diary', changes: [{ id, at, item: rest }] }
}
const day = { day: '2026-05-04', items: [item('a')], isComplete: false }

describe('pending changes over the server’s answer', () => {
  test('add, change, move and delete items', () => {
    const all = [put(item('b'), '1'), put(item('a', '2026-05-04', 50), '2'), put(item('c'), '3'), put(item('c', '2026-05-05'), '4')]
    expect(dayWith(day, all).items.map(({ id, grams }) => [id, grams])).toEqual([
      ['a', 50],
      ['b', 100],
    ])
    const removed: Change = { kind: 'diary', changes: [{ id: 'a', at: '5', item: null }] }
    expect(dayWith(day, [removed]).items).toEqual([])
    expect(dayWith({ ...day, day: '2026-05-05', items: [] }, all).items.map(({ id }) => id)).toEqual(['c'])
  })

  test('on several days: an item that moves within them stays, one that leaves them disappears', () => {
    const plan = { from: '2026-05-04', to: '2026-05-10', items: [item('a'), item('b', '2026-05-10')] }
    const moved = planWith(plan, [put(item('a', '2026-05-09'), '1'), put(item('b', '2026-05-11'), '2'), put(item('c', '2026-05-03'), '3')])
    expect(moved.items.map(({ id, day: on }) => [id, on])).toEqual([['a', '2026-05-09']])
  })

  test('include the latest tick on each item of this list, and no ticks of other lists', () => {
    const milk = { id: 'm', name: 'Milk', grams: null, portion: null, amount: '', aisle: 'dairy', isBought: false } as const
    const list = { name: null, isMine: false, asOf: '', items: [milk, { ...milk, id: 'n' }] }
    const ticks = (token: string, ...all: [string, string, boolean][]): Change => ({
      kind: 'ticks',
      token,
      ticks: all.map(([id, at, isBought]) => ({ id, at, isBought })),
    })
    const seen = sharedWith(list, 't', [ticks('t', ['m', '2', true], ['m', '1', false]), ticks('u', ['n', '1', true])])
    expect(seen.items.map(({ id, isBought }) => [id, isBought])).toEqual([
      ['m', true],
      ['n', false],
    ])
  })

  test('mark a day as complete or not', () => {
    expect(dayWith(day, [{ kind: 'complete', day: '2026-05-04', isComplete: true }]).isComplete).toBe(true)
    expect(dayWith(day, [{ kind: 'complete', day: '2026-05-05', isComplete: true }]).isComplete).toBe(false)
  })
})
