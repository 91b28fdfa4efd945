import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { DEFAULT_JOURNAL_ID } from '../../contract/records.ts'
import { tagFrom, tagsByUse, tagsLike } from '../details/tags.ts'
import { isRun, monthsOf } from '../list/months.ts'
import { isPicture, problemOf } from '../media/accept.ts'
import { problemFrom } from '../media/recorder.ts'
import type { EntryHead } from '../local/types.ts'
import { settledWords } from './dictation.ts'
import { freshFrom } from './fresh.ts'
import { entrySaver } from '../local/use-journal.ts'
import { timeOf, typedWhen } from '../core/when.ts'

test('any day from 1900 to 2100 can be typed, and is shown as typed', () => {
  const days = fc.integer({ min: Date.parse('1900-01-01') / 86_400_000, max: Date.parse('2100-12-31') / 86_400_000 })
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 1439 }), (number, minutes) => {
      const day = new Date(number * 86_400_000).toISOString().slice(0, 10)
      const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
      expect(timeOf(typedWhen(day, time, 'UTC', 240)!)).toEqual({ day, time })
    }),
    { numRuns: 200 },
  )
})

test('a night after midnight belongs to the day before, by a person’s own beginning of the day', () => {
  expect(typedWhen('2026-05-12', '01:30', 'Europe/Berlin', 240)).toEqual({
    at: '2026-05-11T23:30:00.000Z',
    zone: 'Europe/Berlin',
    localDay: '2026-05-11',
  })
})

test.each(['1899-12-31', '2101-01-01', '2026-02-30x', '', 'soon'])('%s is no day to write about', (day) => {
  expect(typedWhen(day, '12:00', 'UTC', 0)).toBeUndefined()
})

test('a new entry takes its day, mood and prompt from its address, and no nonsense', () => {
  const now = new Date('2026-05-12T10:00:00Z')
  const { first, templateId } = freshFrom(new URLSearchParams('day=1999-01-02&mood=5&prompt=p-1&template=gratitude'), 0, now)
  expect(first).toMatchObject({ when: { localDay: '1999-01-02' }, mood: { level: 5 }, promptId: 'p-1' })
  expect(templateId).toBe('gratitude')
  expect(freshFrom(new URLSearchParams('day=1-1-1&mood=6'), 0, now).first).toEqual({
    when: expect.objectContaining({ at: now.toISOString() }) as unknown,
  })
})

test('the first change of a new entry contains its time, once; again when it could not be saved', async () => {
  const change = vi.fn<(...args: unknown[]) => Promise<void>>().mockRejectedValueOnce(new Error('full')).mockResolvedValue()
  const keep = entrySaver({ change } as never, 'e', { promptId: 'p' })
  await expect(keep({ title: 'a' })).rejects.toThrow()
  await keep({ title: 'b' })
  await keep({ title: 'c' })
  expect(change.mock.calls.map((call) => call[2])).toEqual([{ promptId: 'p', title: 'a' }, { promptId: 'p', title: 'b' }, { title: 'c' }])
})

test('a typed tag loses characters that a search cannot express', () => {
  expect(tagFrom('  #Sea,  side\n')).toBe('Sea side')
  expect(tagFrom(' #,, ')).toBeUndefined()
  expect(tagFrom('x'.repeat(80))).toHaveLength(60)
})

test('own tags are offered by use, and found without accents and case', () => {
  const known = tagsByUse([{ tags: ['sea'] }, { tags: ['Café', 'sea'] }])
  expect(known).toEqual(['sea', 'Café'])
  expect(tagsLike('#caf', known, [])).toEqual(['Café'])
  expect(tagsLike('', known, ['sea'])).toEqual(['Café'])
})

test('files are refused by type and size, with a message', async () => {
  const file = (size: number, type: string) => ({ size, type, name: 'x' })
  expect(problemOf(file(51 * 2 ** 20, 'image/jpeg'), true)).toBe('photo-too-large')
  expect(problemOf(file(61 * 2 ** 20, 'application/pdf'), false)).toBe('too-large')
  expect(problemOf(file(10, 'application/pdf'), true)).toBe('not-a-photo')
  expect(problemOf(file(0, 'image/png'), true)).toBe('empty')
  expect(problemOf(file(10, 'image/png'), true)).toBeUndefined()
  expect(await isPicture(new Blob(['<html>'], { type: 'image/png' }))).toBe(false)
  expect(await isPicture(new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])]))).toBe(true)
})

test('an unavailable microphone has a reason', () => {
  expect(problemFrom(new DOMException('', 'NotAllowedError'))).toBe('denied')
  expect(problemFrom(new DOMException('', 'NotFoundError'))).toBe('no-microphone')
  expect(problemFrom(new DOMException('', 'NotReadableError'))).toBe('busy')
  expect(problemFrom(new Error('?'))).toBe('unsupported')
})

test('dictation writes only final words', () => {
  const results = {
    length: 3,
    0: { isFinal: true, 0: { transcript: 'old' } },
    1: { isFinal: true, 0: { transcript: ' new words' } },
    2: { isFinal: false, 0: { transcript: ' maybe' } },
  }
  expect(settledWords({ resultIndex: 1, results })).toBe('new words')
})

test('a list is cut into months, and the first entry of a day shows it', () => {
  const heads = ['2026-05-02', '2026-05-02', '2026-04-30'].map((localDay) => ({ ...head, localDay, title: 'A day' }))
  expect(monthsOf(heads).map(({ month, rows }) => [month, rows.map((row) => !isRun(row) && row.isFirstOfDay)])).toEqual([
    ['2026-05', [true, false]],
    ['2026-04', [true]],
  ])
})

test('three moods in a row without a word fold into one row; fewer, and those with more to show, do not', () => {
  const shape = (heads: EntryHead[], current?: string) =>
    monthsOf(heads, current).flatMap(({ rows }) =>
      rows.map((row) => (isRun(row) ? row.moods.map(({ head: { id } }) => id).join('') : row.head.id)),
    )
  const moods = (ids: string) => [...ids].map((id) => ({ ...head, id }))
  expect(shape(moods('abc'))).toEqual(['abc'])
  expect(shape(moods('ab'))).toEqual(['a', 'b'])
  expect(shape([...moods('ab'), { ...head, id: 'X', preview: 'Rain.' }, ...moods('cde')])).toEqual(['a', 'b', 'X', 'cde'])
  expect(shape(moods('abcd'), 'a')).toEqual(['a', 'bcd'])
  for (const more of [
    { starred: true },
    { tags: ['sea'] },
    { attachments: ['p'] },
    { unsent: true },
    { hasConflict: true },
    { mood: null },
  ]) {
    expect(shape([...moods('ab'), { ...head, id: 'X', ...more }])).toEqual(['a', 'b', 'X'])
  }
  const [april, may] = [
    { ...head, localDay: '2026-04-30' },
    { ...head, localDay: '2026-05-01' },
  ]
  expect(monthsOf([may, may, may, april, april, april]).map(({ rows }) => rows.length)).toEqual([1, 1])
})

const head: EntryHead = {
  id: 'a',
  seq: 1,
  at: 0,
  zone: 'UTC',
  localDay: '2026-05-02',
  journalId: DEFAULT_JOURNAL_ID,
  title: '',
  preview: '',
  words: 0,
  mood: { level: 4, moodId: null },
  tags: [],
  activities: [],
  starred: false,
  hard: false,
  attachments: [],
  hasConflict: false,
  trashedAt: null,
  unsent: false,
}
