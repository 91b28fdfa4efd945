import { describe, expect, test } from 'vitest'
import type { DiaryItem } from '../../contract/diary.ts'
import { changeDiary, completeDay } from '../../contract/api.ts'
import { changeOf, dayWith, type Change } from './overlay.ts'

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

describe('what waits is shown over what the server said', () => {
  test('added, changed, moved to another day and taken away', () => {
    const all = [put(item('b'), '1'), put(item('a', '2026-05-04', 50), '2'), put(item('c'), '3'), put(item('c', '2026-05-05'), '4')]
    expect(dayWith(day, all).items.map(({ id, grams }) => [id, grams])).toEqual([
      ['a', 50],
      ['b', 100],
    ])
    const gone: Change = { kind: 'diary', changes: [{ id: 'a', at: '5', item: null }] }
    expect(dayWith(day, [gone]).items).toEqual([])
    expect(dayWith({ ...day, day: '2026-05-05', items: [] }, all).items.map(({ id }) => id)).toEqual(['c'])
  })

  test('whole or not', () => {
    expect(dayWith(day, [{ kind: 'complete', day: '2026-05-04', isComplete: true }]).isComplete).toBe(true)
    expect(dayWith(day, [{ kind: 'complete', day: '2026-05-05', isComplete: true }]).isComplete).toBe(false)
  })

  test('as the calls of the outbox say it, and nothing that is about something else', () => {
    const at = '2026-05-04T08:00:00Z'
    expect(changeOf({ ...changeDiary, input: { body: { changes: [{ id: 'a', at, item: null }] } } })?.kind).toBe('diary')
    expect(changeOf({ ...completeDay, input: { params: { day: '2026-05-04' }, body: { isComplete: true, at } } })).toEqual({
      kind: 'complete',
      day: '2026-05-04',
      isComplete: true,
    })
    expect(changeOf({ method: 'POST', path: '/api/habits/marks', input: {} })).toBeUndefined()
  })
})
