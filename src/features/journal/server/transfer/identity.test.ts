import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { signedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'
import { thoroughTest } from '#testing/depth.ts'
import { journalServer } from '../feature.ts'
import { importFile, of, undone } from './fixtures/importing.fixture.ts'
import { zipFile } from './fixtures/zip.fixture.ts'

const server = sharedServer([journalServer])

type Line = { time: string; mood: string; note: string }
const csvOf = (lines: readonly Line[]) =>
  Buffer.from(
    `full_date,date,weekday,time,mood,activities,note_title,note\n${lines.map(({ time, mood, note }) => `2024-05-04,May 4,Saturday,${time},${mood},,,${note}\n`).join('')}`,
  )
const notesOf = async (device: Awaited<ReturnType<typeof signedIn>>) => (await of(device, 'entry')).map(({ body }) => body).toSorted()

describe('an entry that was imported before', () => {
  it('is recognised by its text: a new one of the same minute, before or after it, is imported, and the old one not again', async () => {
    const device = await signedIn(server)
    const old = { time: '19:05', mood: 'rad', note: 'old' }
    await importFile(server, device, 'a.csv', csvOf([old]))
    const before = { ...old, note: 'before' }
    const later = await importFile(server, device, 'b.csv', csvOf([before, old, { ...old, note: 'after' }]))
    expect(later).toMatchObject({ entries: 2, report: { entries: 3, known: 1 } })
    expect(await notesOf(device)).toEqual(['after', 'before', 'old'])
    expect(await importFile(server, device, 'c.csv', csvOf([old, before]))).toMatchObject({ entries: 0, report: { known: 2 } })
  })

  it('without text is recognised by its mood', async () => {
    const device = await signedIn(server)
    const meh = { time: '8:00', mood: 'meh', note: '' }
    await importFile(server, device, 'a.csv', csvOf([meh]))
    await importFile(server, device, 'b.csv', csvOf([{ ...meh, mood: 'rad' }, meh]))
    expect((await of(device, 'entry')).map(({ mood }) => mood?.level).toSorted()).toEqual([3, 5])
  })

  it('is recognised when only its mood name or its text changed in the other app', async () => {
    const device = await signedIn(server)
    const old = { time: '8:00', mood: 'rad', note: 'a' }
    await importFile(server, device, 'a.csv', csvOf([old]))
    expect(await importFile(server, device, 'b.csv', csvOf([{ ...old, mood: 'super' }]))).toMatchObject({ entries: 0 })
    expect(await importFile(server, device, 'c.csv', csvOf([{ ...old, note: 'b' }]))).toMatchObject({ entries: 0 })
    expect(await notesOf(device)).toEqual(['a'])
  })

  it('of jrnl is also recognised by its text', async () => {
    const device = await signedIn(server)
    const entry = (title: string) => ({ title, body: '', date: '2024-05-04', time: '09:30', tags: [], starred: false })
    const file = (...titles: string[]) => Buffer.from(JSON.stringify({ tags: {}, entries: titles.map(entry) }))
    await importFile(server, device, 'a.json', file('one'))
    expect(await importFile(server, device, 'b.json', file('zero', 'one'))).toMatchObject({ entries: 1, report: { known: 1 } })
    expect((await of(device, 'entry')).map(({ title }) => title).toSorted()).toEqual(['one', 'zero'])
  })

  thoroughTest('A, then A and B, is the same as A and B; and twice is once', { timeout: 120_000 }, async () => {
    const line = fc.record({
      time: fc.constantFrom('8:00', '9:00'),
      mood: fc.constantFrom('rad', 'meh'),
      note: fc.constantFrom('', 'x', 'y', 'z'),
    })
    const cases = fc.sample(fc.tuple(fc.array(line, { minLength: 1, maxLength: 5 }), fc.array(line, { minLength: 1, maxLength: 5 })), {
      numRuns: 5,
      seed: 4,
    })
    const [twoSteps, oneStep] = [await signedIn(server), await signedIn(server)]
    for (const [first, more] of cases) {
      const both = csvOf([...more, ...first].toSorted((a, b) => a.note.localeCompare(b.note)))
      const one = await importFile(server, twoSteps, 'a.csv', csvOf(first))
      expect(one.report!.entries - one.report!.known).toBe(one.entries)
      const two = await importFile(server, twoSteps, 'b.csv', both)
      expect(two.report!.entries - two.report!.known).toBe(two.entries)
      expect(await importFile(server, twoSteps, 'b.csv', both)).toMatchObject({ entries: 0 })
      const whole = await importFile(server, oneStep, 'b.csv', both)
      const reported = async (device: typeof oneStep) =>
        (await of(device, 'entry')).map(({ when, mood, body }) => `${when.at} ${mood?.level} ${body}`).toSorted()
      expect(await reported(twoSteps)).toEqual(await reported(oneStep))
      for (const id of [one.id, two.id]) await undone(server, twoSteps, id)
      await undone(server, oneStep, whole.id)
      expect(await of(twoSteps, 'entry')).toEqual([])
    }
  })
})

describe('two entries of one id', () => {
  const dayOne = (...texts: string[]) => {
    const entries = texts.map((text) => ({ uuid: 'D'.repeat(32), creationDate: '2024-05-04T21:30:00Z', text }))
    return zipFile({ 'Journal.json': JSON.stringify({ metadata: { version: '1.0' }, entries }) })
  }

  it('of Day One are both imported, an exact duplicate is imported once and reported, and counts agree', async () => {
    const device = await signedIn(server)
    await importFile(server, device, 'a.zip', await dayOne('first'))
    const done = await importFile(server, device, 'b.zip', await dayOne('second', 'first', 'first'))
    expect(done).toMatchObject({ entries: 1, report: { entries: 2, known: 1, problemCounts: { duplicate: 1 } } })
    expect(await notesOf(device)).toEqual(['first', 'second'])
  })

  it('of Journey are both imported', async () => {
    const device = await signedIn(server)
    const entry = (text: string) => JSON.stringify({ id: 'j', date_journal: 1_714_851_000_000, text })
    const done = await importFile(server, device, 'a.zip', await zipFile({ 'a.json': entry('one'), 'b.json': entry('two') }))
    expect(done).toMatchObject({ entries: 2, report: { entries: 2, known: 0 } })
    expect(await notesOf(device)).toEqual(['one', 'two'])
  })

  it('of Pixels, from a day that occurs twice, are both imported', async () => {
    const device = await signedIn(server)
    const pixel = (scores: number[], notes: string) => ({ type: 'Mood', date: '2024-5-4', scores, notes })
    const file = Buffer.from(JSON.stringify([pixel([4], 'one'), pixel([2], 'two')]))
    expect(await importFile(server, device, 'a.json', file)).toMatchObject({ entries: 2, report: { entries: 2 } })
    expect(await notesOf(device)).toEqual(['one', 'two'])
  })
})

it('an empty file beside an entry is reported, and not counted', async () => {
  const device = await signedIn(server)
  const done = await importFile(server, device, 'a.zip', await zipFile({ '2024-05-04.md': '![[a.jpg]]', 'a.jpg': new Uint8Array(0) }))
  expect(done.report).toMatchObject({ entries: 1, files: 0, problemCounts: { empty_file: 1 } })
  expect(await of(device, 'attachment')).toEqual([])
})

it('a name that two imports share is removed when both are undone, in either order', async () => {
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    const device = await signedIn(server)
    const before = [...(await of(device, 'mood')), ...(await of(device, 'activity'))].map(({ name }) => name)
    const csv = (day: string) => Buffer.from(`full_date,time,mood,activities\n2024-05-${day},8:00,rad,chess\n`)
    const done = [await importFile(server, device, 'a.csv', csv('01')), await importFile(server, device, 'b.csv', csv('02'))]
    await undone(server, device, done[order[0]!]!.id)
    expect((await of(device, 'mood')).map(({ name }) => name)).toContain('rad')
    await undone(server, device, done[order[1]!]!.id)
    const after = [...(await of(device, 'mood')), ...(await of(device, 'activity'))].map(({ name }) => name)
    expect(after.filter((name) => !before.includes(name) && ['rad', 'chess'].includes(name))).toEqual([])
  }
})
