import { describe, expect, test } from 'vitest'
import { gpxOf } from '#features/cardio/server/transfer/importing.fixture.ts'
import { SERVINGS_HEAD } from '#features/nutrition/server/transfer/importing.fixture.ts'
import { healthExport } from '#features/soul/server/record/health.fixture.ts'
import { HEVY_HEAD } from '#features/workouts/server/transfer/importing.fixture.ts'
import {
  beginImport,
  cancelImport,
  getImport,
  listImports,
  putImportPart,
  startImport,
  undoImport,
} from '#platform/contract/import-endpoints.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { importKinds } from '#platform/server/imports/kinds.ts'
import { importing, IMPORT_WORK } from '#testing/importing.ts'
import { signedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'
import { serverFeatures } from './features.ts'
import { zipped } from './own-import.fixture.ts'

// Behaviour that all kinds of import share; the tests of their contents are in the features.

const server = sharedServer(serverFeatures)

const OUT = Date.UTC(2026, 3, 2, 8)
const WAY = Array.from({ length: 40 }, (_, at) => ({ t: at * 30, lat: 48 + at * 0.001, lon: 11 }))
const ANSWERS = Array.from({ length: 120 }, (_, at) => ({ domain: 'NEOAC'[at % 5], facet: (Math.floor(at / 5) % 6) + 1, score: 3 }))
const QUIZ = JSON.stringify({ answers: ANSWERS, lang: 'en', dateStamp: OUT })
const HOIST = `"Dawn","12 Apr 2026, 07:10","12 Apr 2026, 07:55","","Quarrystone Hoist",,"",0,"normal",37.25,11,,,`
const ACT = { key: 'test:1', kind: 'habit', at: '2026-04-02T08:00:00.000Z', zone: 'UTC', localDay: '2026-04-02' }
const AMOUNT = { count: 1, amount: 1, unit: 'times', points: 1, subject: null }
const OWN = [
  ['README.md', 'An export'],
  ['account.json', '{}'],
  ['activity/acts.jsonl', JSON.stringify({ ...ACT, ...AMOUNT })],
] as const

/** The smallest importable file of each kind. */
const KINDS: { kind: string; name: string; file: string | Uint8Array; choices?: object }[] = [
  { kind: 'journal', name: 'note.md', file: '---\ndate: 2024-07-01\n---\nBarnacles everywhere' },
  { kind: 'habits', name: 'bull.csv', file: 'HabitName,CalendarDate,Value\nParagliding,2026-04-20,1\n' },
  {
    kind: 'workouts',
    name: 'hevy.csv',
    file: `${HEVY_HEAD}\n${HOIST}\n`,
    choices: {
      weightUnit: null,
      distanceUnit: null,
      dateOrder: null,
      exercises: [{ name: 'Quarrystone Hoist', as: { kind: 'own', muscle: 'forearms' } }],
    },
  },
  {
    kind: 'nutrition',
    name: 'servings.csv',
    file: `${SERVINGS_HEAD}\n2026-04-12,6:47,Breakfast,Porridge,53.5 g,201.375${',1.375'.repeat(15)}\n`,
    choices: { dateOrder: null, carbs: null },
  },
  { kind: 'cardio', name: 'heath.gpx', file: gpxOf(WAY, { start: OUT, name: 'Over the heath' }) },
  { kind: 'personality', name: 'quiz.json', file: QUIZ, choices: { group: 'neutral', language: 'en' } },
  { kind: 'soul', name: 'export.xml', file: healthExport([{ at: '2026-04-12T07:00:00Z', minutes: 12 }]) },
  { kind: 'account', name: 'fernwell.zip', file: zipped(OWN) },
]

test('all kinds are tested here', () => {
  expect(
    importKinds(server.app)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(KINDS.map(({ kind }) => kind).toSorted())
})

describe.each(KINDS)('an import of $kind', ({ kind, name, file, choices = {} }) => {
  const { upload, bringIn: importInto, undone } = importing(kind, { name, choices })
  const bytes = new Uint8Array(Buffer.from(file))

  test('is imported once, is undone completely, and can be imported again', async () => {
    const me = await signedIn(server)
    const first = await importInto(server, me, bytes)
    expect(first).toMatchObject({ kind, state: 'done', failure: null, received: [] })
    expect(first.entries).toBeGreaterThan(0)
    expect((await importInto(server, me, bytes)).entries).toBe(0)
    expect(await undone(server, me, first.id)).toMatchObject({ state: 'undone', entries: 0 })
    expect((await importInto(server, me, bytes)).entries).toBe(first.entries)
  })

  test('that is cancelled deletes its file, cannot start any more, and is invisible to others', async () => {
    const [me, stranger] = [await signedIn(server), await signedIn(server)]
    const { id, state } = await upload(server, me, bytes)
    expect(state).toBe('ready')
    const params = { id }
    for (const endpoint of [getImport, cancelImport, undoImport])
      expect(await stranger.fail(endpoint, { params })).toMatchObject({ status: 404 })
    expect(await stranger.fail(startImport, { params, body: { choices } })).toMatchObject({ status: 404 })
    expect(await stranger.fail(putImportPart, { params: { id, index: 0 }, body: new Uint8Array(3) })).toMatchObject({ status: 404 })
    expect((await stranger.call(listImports, { query: { kind } })).imports).toEqual([])
    expect(await me.call(cancelImport, { params })).toMatchObject({ state: 'cancelled', received: [] })
    expect(await me.fail(startImport, { params, body: { choices } })).toMatchObject({ status: 409 })
    expect(await Array.fromAsync(server.app.storage.list(`${kind}/${me.user.id}/imports/`))).toEqual([])
    expect((await me.call(listImports, { query: { kind } })).imports.map((one) => [one.id, one.name])).toEqual([[id, name]])
  })

  test('accepts a repeated part, refuses one of another length, and is refused when too large, empty or of another type', async () => {
    const me = await signedIn(server)
    const id = uuidv7()
    const body = { kind, id, name, bytes: bytes.length, zone: 'UTC' }
    await me.call(beginImport, { body })
    expect(await me.call(beginImport, { body })).toMatchObject({ id, state: 'uploading' })
    expect(await me.fail(beginImport, { body: { ...body, bytes: bytes.length + 1 } })).toMatchObject({ status: 409 })
    const other = KINDS.find((one) => one.kind !== kind && one.name.slice(-3) === name.slice(-3))
    if (other) expect(await me.fail(beginImport, { body: { ...body, kind: other.kind } })).toMatchObject({ status: 409 })
    expect(await me.fail(putImportPart, { params: { id, index: 0 }, body: new Uint8Array(3) })).toMatchObject({ status: 409 })
    expect(await me.fail(putImportPart, { params: { id, index: 1 }, body: new Uint8Array(3) })).toMatchObject({ status: 404 })
    await me.call(putImportPart, { params: { id, index: 0 }, body: bytes })
    await me.call(putImportPart, { params: { id, index: 0 }, body: bytes })
    await server.app.jobs.idle(IMPORT_WORK)
    expect(await me.call(getImport, { params: { id } })).toMatchObject({ state: 'ready', received: [0] })

    const { maxBytes } = importKinds(server.app).find((one) => one.id === kind)!
    const anew = { ...body, id: uuidv7() }
    const size = maxBytes >= 1024 ** 3 ? `${maxBytes / 1024 ** 3} GB` : `${maxBytes / 1024 ** 2} MB`
    expect(await me.fail(beginImport, { body: { ...anew, bytes: maxBytes + 1 } })).toMatchObject({
      status: 413,
      message: expect.stringContaining(size),
    })
    expect(await me.fail(beginImport, { body: { ...anew, name: 'a.exe' } })).toMatchObject({ status: 415 })
    expect(await me.fail(beginImport, { body: { ...anew, bytes: 0 } })).toMatchObject({ status: 400 })
    expect(await me.fail(beginImport, { body: { ...anew, kind: 'weather' } })).toMatchObject({ status: 404 })
  })
})
