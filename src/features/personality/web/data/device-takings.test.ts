// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { cleanUpStorage } from '#platform/web/storage/housekeeping.ts'
import { readTaking, readTakings, removeTaking, storeTaking, withOtherTabs } from './device-takings.ts'
import { finished, mergeTakings, nextOpen, withAnswer, type Taking } from './taking.ts'

const DAY = 86_400_000
const NOW = Date.UTC(2026, 5, 1)
const started: Taking = {
  id: 'a1',
  instrument: 'ipip-neo-120',
  language: 'de',
  group: 'neutral',
  startedAt: '2026-05-01T10:00:00.000Z',
  finishedAt: null,
  answers: {},
}
const instrument = { items: ['1', '2', '3'].map((id) => ({ id, keyed: 'plus' as const })) }

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('answers are stored under the assessment prefix, and the time of the last one under the quiz prefix', () => {
  const answered = withAnswer(started, '1', 4, NOW, 3200.4)
  expect(storeTaking('ada', answered)).toBe(true)
  expect(localStorage.getItem('personalityQuiz_a1')).toBe(String(NOW))
  expect(readTaking('ada', 'a1')).toEqual({ ...started, answers: { 1: { value: 4, at: NOW, took: 3200 } } })
  expect(readTaking('grace', 'a1')).toBeUndefined()
})

test('two tabs of one quiz retain the answers of both, and the later one of each item', () => {
  const [one, other] = [withAnswer(started, '1', 4, NOW), withAnswer(withAnswer(started, '2', 1, NOW), '3', 5, NOW)]
  storeTaking('ada', withOtherTabs('ada', one))
  storeTaking('ada', withOtherTabs('ada', other))
  storeTaking('ada', withOtherTabs('ada', withAnswer(one, '3', 2, NOW + 1000)))
  const values = Object.entries(readTaking('ada', 'a1')!.answers).map(([item, { value }]) => [item, value])
  expect(Object.fromEntries(values)).toEqual({ 1: 4, 2: 1, 3: 2 })
})

test('the clean-up after seven days removes the time stamp and leaves the quiz in progress complete', () => {
  const answered = withAnswer(started, '1', 4, NOW)
  storeTaking('ada', answered)
  expect(cleanUpStorage(NOW + 8 * DAY)).toBe(1)
  expect(localStorage.getItem('personalityQuiz_a1')).toBeNull()
  expect(readTakings('ada')).toEqual([answered])
})

test('damaged data is read as far as possible, and never throws', () => {
  localStorage.setItem('personalityAssessment_x', '{"id":')
  localStorage.setItem('personalityAssessment_y', '7')
  const stored = {
    ...started,
    userId: 'ada',
    language: 'tlh',
    finishedAt: 'soon',
    answers: { 1: { value: 4, at: NOW }, 2: { value: 'x', at: 1 }, 3: null },
  }
  localStorage.setItem('personalityAssessment_a1', JSON.stringify(stored))
  expect(readTakings('ada')).toEqual([{ ...started, language: 'en', answers: { 1: { value: 4, at: NOW } } }])
})

test('a browser without storage is reported and breaks nothing', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(storeTaking('ada', started)).toBe(false)
  set.mockRestore()
  removeTaking('a1')
})

test('a clock that was set back makes no new answer older than the one it replaces', () => {
  const first = withAnswer(started, '1', 4, NOW)
  const second = withAnswer(first, '1', 2, NOW - 30 * DAY)
  expect(mergeTakings(first, second).answers['1']?.value).toBe(2)
  expect(Date.parse(finished(second, NOW - 30 * DAY).finishedAt!)).toBeGreaterThan(NOW)
})

test('a pause does not count as thinking time', () => {
  expect(withAnswer(started, '1', 4, NOW, 3_600_000).answers['1']).toEqual({ value: 4, at: NOW })
})

test('a quiz continues at the next open item from a position on, else at the first open one', () => {
  const some = withAnswer(withAnswer(started, '1', 4, NOW), '3', 2, NOW)
  expect(nextOpen(instrument, some.answers)).toBe(1)
  expect(nextOpen(instrument, some.answers, 2)).toBe(1)
  expect(nextOpen(instrument, withAnswer(some, '2', 1, NOW).answers)).toBeUndefined()
  expect(nextOpen(instrument, withAnswer(some, '1', null, NOW).answers)).toBe(0)
})
