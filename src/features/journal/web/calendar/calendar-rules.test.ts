import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, dayFromNumber, daysBetween } from '#platform/contract/dates.ts'
import type { EntryData } from '../../contract/records.ts'
import { FIRST_DAY, LAST_DAY } from '../core/when.ts'
import { sumActs } from './acts.ts'
import { daysOf, withServerDays } from './days.ts'
import { memoriesOn } from './day-memories.ts'
import { memoryJournal, seededYears, type Seed } from './journal.fixture.ts'
import { columnOf, daysInMonth, monthOf, weekdayOf, weeksOf } from './months.ts'
import { mostOften } from './most-often.ts'
import { dayFrom } from './place.ts'
import { daysOfYear, pixelRows } from './pixels.ts'
import { walkMonth, walkPixels } from './walk.ts'

const TODAY = '2026-11-21'
const day = fc.integer({ min: -25_567, max: 47_846 }).map(dayFromNumber)
const of = (seed: Seed) => {
  const { store } = memoryJournal(seed)
  return { store, days: daysOf(store.heads(), store.all('attachment')) }
}
const entry = (id: string, localDay: string, part: Partial<EntryData>) => {
  const [first] = seededYears(localDay, 1).filter(({ kind }) => kind === 'entry')
  const blank = first!.data as EntryData
  const when = { ...blank.when, at: `${localDay}T${part.when?.at ?? '12:00'}:00.000Z`, localDay }
  return { kind: 'entry' as const, id, data: { ...blank, mood: null, title: '', body: '', starred: false, tags: [], ...part, when } }
}
const uid = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`

describe('A day of the calendar', () => {
  test('has the mean of its moods, the moods in chronological order, and its entries, photos and stars', () => {
    const photo = { kind: 'attachment' as const, id: uid(9), data: { ...photoData, entryId: uid(2) } }
    const { days } = of([
      entry(uid(1), TODAY, { mood: { level: 5, moodId: null }, when: { at: '18:00', zone: '', localDay: '' } }),
      entry(uid(2), TODAY, { mood: { level: 2, moodId: null }, title: 'Rain', starred: true, attachments: [uid(9)] }),
      entry(uid(3), addDays(TODAY, -1), { body: 'Only words.' }),
      photo,
    ])
    expect(days.get(TODAY)).toMatchObject({ moods: [2, 5], mean: 3.5, level: 4, written: 1, photos: 1, starred: true })
    expect(days.get(TODAY)!.heads.map(({ id }) => id)).toEqual([uid(2), uid(1)])
    expect(days.get('2026-11-20')).toMatchObject({ mean: null, level: null, written: 1, photos: 0, starred: false })
    expect(days.has('2026-11-19')).toBe(false)
  })

  test('is worked out once for each state of the journal', () => {
    const { store, days } = of(seededYears(TODAY, 1))
    expect(daysOf(store.heads(), store.all('attachment'))).toBe(days)
  })

  test('counts every entry of ten years, three a day, exactly once', () => {
    const { store, days } = of(seededYears(TODAY, 10, 3))
    expect(store.heads().length).toBeGreaterThan(9000)
    expect([...days.values()].reduce((sum, { heads }) => sum + heads.length, 0)).toBe(store.heads().length)
    for (const [key, sum] of days) expect(sum.heads.every(({ localDay }) => localDay === key)).toBe(true)
  })

  test('comes from the server when this device stores no entries, except for unsent entries', () => {
    const { days } = of([entry(uid(1), TODAY, { mood: { level: 1, moodId: null } })])
    const served = [
      { day: TODAY, mood: 4, moods: [4], entries: 2, photos: 1, starred: true },
      { day: '2020-02-02', mood: 2.5, moods: [2, 3], entries: 0, photos: 0, starred: false },
    ]
    const all = withServerDays(days, served)
    expect(all.get(TODAY)).toMatchObject({ level: 4, written: 2, heads: [{ id: uid(1) }] })
    expect(all.get('2020-02-02')).toMatchObject({ level: 3, moods: [2, 3], heads: [] })
    const own = days.get(TODAY)!
    const unsent = new Map([[TODAY, { ...own, heads: own.heads.map((head) => ({ ...head, unsent: true })) }]])
    expect(withServerDays(unsent, served).get(TODAY)!.level).toBe(1)
  })
})

const photoData = {
  entryId: '',
  kind: 'photo' as const,
  state: 'ready' as const,
  name: '',
  caption: '',
  mime: 'image/webp',
  bytes: 1,
  width: 1,
  height: 1,
  seconds: null,
}

describe('A month', () => {
  test('has each of its days once, under its weekday, for any first day of the week', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 7 }), (any, firstWeekday) => {
        const month = monthOf(any)
        const weeks = weeksOf(month, firstWeekday)
        const days = weeks.flat().filter((one) => one !== undefined)
        expect(days).toHaveLength(daysInMonth(month))
        expect(new Set(days).size).toBe(days.length)
        for (const week of weeks) for (const [column, one] of week.entries()) if (one) expect(columnOf(one, firstWeekday)).toBe(column)
      }),
    )
  })

  test('knows its weekdays, also before 1970 and after 2038', () => {
    expect(['1900-01-01', '1970-01-01', '2026-11-21', '2100-12-31'].map(weekdayOf)).toEqual([1, 4, 6, 5])
  })
})

describe('A year in pixels', () => {
  test('has every day of the year once, with months as rows or as columns', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2100 }), (year) => {
        const wide = pixelRows(year, 'row').flatMap(({ days }) => days.filter((one) => one !== undefined))
        const tall = pixelRows(year, 'column').flatMap(({ days }) => days.filter((one) => one !== undefined))
        expect(wide).toEqual(daysOfYear(year))
        expect(tall.toSorted()).toEqual(wide)
        expect(wide).toHaveLength(daysBetween(`${year}-01-01`, `${year}-12-31`) + 1)
      }),
    )
    expect(pixelRows(2026, 'row')).toHaveLength(12)
    expect(pixelRows(2026, 'column').every(({ days }) => days.length === 12)).toBe(true)
    expect(pixelRows(2026, 'row')[1]!.days.slice(27)).toEqual(['2026-02-28', undefined, undefined, undefined])
  })

  test('is summed up by the most frequent level, the brighter of two', () => {
    expect(mostOften([1, 1, 5, 5, 3])).toBe(5)
    expect(mostOften([])).toBeUndefined()
  })
})

describe('Keys in the grid', () => {
  const monday = { isRtl: false, firstWeekday: 1 }
  const go = (from: string, key: string, how = monday, shiftKey = false) => walkMonth(from, { key, shiftKey }, how)

  test('walk by day, week, month and year, and to the ends of the week', () => {
    expect(go(TODAY, 'ArrowRight')).toBe('2026-11-22')
    expect(go(TODAY, 'ArrowLeft')).toBe('2026-11-20')
    expect(go(TODAY, 'ArrowDown')).toBe('2026-11-28')
    expect(go('2026-11-02', 'ArrowUp')).toBe('2026-10-26')
    expect([go(TODAY, 'Home'), go(TODAY, 'End')]).toEqual(['2026-11-16', '2026-11-22'])
    expect(go(TODAY, 'Home', { isRtl: false, firstWeekday: 7 })).toBe('2026-11-15')
    expect(go('2026-01-31', 'PageDown')).toBe('2026-02-28')
    expect(go(TODAY, 'PageUp', monday, true)).toBe('2025-11-21')
    expect(go(TODAY, 'a')).toBeUndefined()
  })

  test('follow the reading direction in right-to-left languages', () => {
    expect(go(TODAY, 'ArrowRight', { isRtl: true, firstWeekday: 6 })).toBe('2026-11-20')
  })

  test('never leave the two centuries of the calendar', () => {
    const keys = fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown')
    fc.assert(
      fc.property(day, keys, fc.boolean(), fc.boolean(), (from, key, shiftKey, isRtl) => {
        const inside = from < FIRST_DAY ? FIRST_DAY : from > LAST_DAY ? LAST_DAY : from
        for (const to of [
          walkMonth(inside, { key, shiftKey }, { isRtl, firstWeekday: 1 }),
          walkPixels(inside, { key }, { isRtl, along: 'row' }),
        ])
          expect(to! >= FIRST_DAY && to! <= LAST_DAY).toBe(true)
      }),
    )
    expect(go(LAST_DAY, 'PageDown', monday, true)).toBe(LAST_DAY)
  })

  test('walk along months and across them in a year of pixels, and stay in it', () => {
    const row = { isRtl: false, along: 'row' as const }
    expect(walkPixels('2026-01-31', { key: 'ArrowDown' }, row)).toBe('2026-02-28')
    expect(walkPixels('2026-01-31', { key: 'ArrowRight' }, row)).toBe('2026-02-01')
    expect(walkPixels('2026-12-31', { key: 'ArrowRight' }, row)).toBe('2026-12-31')
    expect(walkPixels('2026-03-10', { key: 'ArrowDown' }, { ...row, along: 'column' })).toBe('2026-03-11')
    expect(walkPixels('2026-03-10', { key: 'End' }, row)).toBe('2026-03-31')
    expect(walkPixels('2024-02-29', { key: 'PageDown' }, row)).toBe('2025-02-28')
  })

  test('an address can only name days that are', () => {
    expect(dayFrom('2026-11-21')).toBe('2026-11-21')
    for (const wrong of [null, '', '2026-02-30', '1899-12-31', '2101-01-01', '2026-1-1', 'x']) expect(dayFrom(wrong)).toBeUndefined()
  })
})

describe('Memories', () => {
  const none = { hardTags: [], ranges: [] }
  const { store, days } = of(seededYears(TODAY, 10, 2))
  const oldest = store.heads().at(-1)!.localDay
  const found = memoriesOn('ada', TODAY, days, oldest, none)

  test('come from a week, some months and each year ago, the same at every call', () => {
    expect(found.length).toBeGreaterThan(6)
    expect(memoriesOn('ada', TODAY, days, oldest, none)).toEqual(found)
    for (const { span, n, day: on } of found) if (span === 'year') expect(on).toBe(`${2026 - n}-11-21`)
    for (const { head, day: on } of found) expect(head.localDay).toBe(on)
  })

  test('stay as they are when something is written today', () => {
    const later = of([...seededYears(TODAY, 10, 2), entry(uid(77), TODAY, { title: 'Just now' })])
    expect(memoriesOn('ada', TODAY, later.days, oldest, none).map(({ entryId }) => entryId)).toEqual(found.map(({ entryId }) => entryId))
  })

  test('leave out entries marked as hard: by entry, by tag in any case, by a range of days', () => {
    const [first] = found
    const marked = seededYears(TODAY, 10, 2).map((row) => (row.id === first!.entryId ? { ...row, data: { ...row.data, hard: true } } : row))
    expect(memoriesOn('ada', TODAY, of(marked as never).days, oldest, none).map(({ entryId }) => entryId)).not.toContain(first!.entryId)
    const tagged = memoriesOn('ada', TODAY, days, oldest, { hardTags: ['GARDEN'], ranges: [] })
    expect(tagged.every(({ head }) => !head.tags.includes('garden'))).toBe(true)
    const spans = [{ from: '2018-01-01', to: '2024-12-31', archived: false }]
    expect(memoriesOn('ada', TODAY, days, oldest, { hardTags: [], ranges: spans }).every(({ day: on }) => on > '2024-12-31')).toBe(true)
  })
})

test('acts of other features are summed by their names', () => {
  const act = { acts: 1, amount: 60, unit: 'seconds', points: 1, subjects: ['rain'] }
  expect(
    sumActs(
      [
        { ...act, kind: 'listen' },
        { ...act, kind: 'mood' },
        { ...act, kind: 'stargazing', unit: 'minutes', amount: 2 },
        { ...act, kind: 'listen' },
        { ...act, kind: 'quiz', unit: 'times', amount: 1 },
      ],
      (kind) => kind === 'listen',
    ),
  ).toEqual([
    { kind: 'listen', acts: 2, seconds: 120, subjects: ['rain'] },
    { kind: undefined, acts: 2, seconds: 120, subjects: ['rain'] },
  ])
})
