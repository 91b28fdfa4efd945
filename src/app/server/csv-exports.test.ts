import { readdir, readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import Papa from 'papaparse'
import { beforeAll, expect, test } from 'vitest'
import { putHabit, sendMarks } from '#features/habits/contract.ts'
import { fields, mark } from '#features/habits/server/habits.fixture.ts'
import { importInto as bringHabits } from '#features/habits/server/transfer/importing.fixture.ts'
import { putMeasurement } from '#features/measurements/contract.ts'
import { importInto as bringFoods, SERVINGS_HEAD } from '#features/nutrition/server/transfer/importing.fixture.ts'
import { healthExport, start as startSittings, upload as sendSittings } from '#features/soul/server/record/health.fixture.ts'
import { importInto as bringTraining, HEVY_HEAD } from '#features/workouts/server/transfer/importing.fixture.ts'
import { isBytes } from '#platform/contract/endpoint.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { exportedFiles } from '#testing/exported.ts'
import { liveAll, type LivingPerson } from '#testing/life.ts'
import { signedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'
import { serverFeatures } from './features.ts'

const NAMES = ['=1+1', '+1', '-2+3', '@SUM(A1)', 'x;=1+1;y', 'x;"=1+1;y', 'x; -1;', "'=1+1", '＝1+1', 'say "so", twice']
const NOTES = [...NAMES, '\t=1+1', '\r=1+1', 'a\n=1+1', 'a\r\n@x;b', '- milk\n- bread']
/** Every endpoint that can answer with CSV, and the addresses that this test requests. */
const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  '/api/measurements/csv': ['/api/measurements/csv'],
  '/api/mind/file/:format': ['/api/mind/file/csv'],
  '/api/nutrition/diary.csv': ['/api/nutrition/diary.csv?from=2026-01-01&to=2026-12-31'],
  '/api/nutrition/exports/:format': ['/api/nutrition/exports/csv'],
  '/api/soul/record/csv': ['/api/soul/record/csv'],
  '/api/workouts/exports/:format': ['/api/workouts/exports/hevy', '/api/workouts/exports/strong'],
}

let me: LivingPerson
let assessment: string
const server = sharedServer(serverFeatures)
beforeAll(async () => {
  me = await signedIn(server)
  const { things } = await liveAll(server, me, serverFeatures)
  assessment = things['GET /api/personality/assessments/:id/file/:format']!.params.id!
  await writeHostile(me)
}, 120_000)

const rowOf = (row: (string | number)[]) => Papa.unparse([row])

async function writeHostile(person: LivingPerson) {
  for (const [order, note] of NOTES.entries()) {
    const id = uuidv7()
    const name = NAMES[order % NAMES.length]!
    const texts = { name, question: name, notes: note, order, kind: 'atLeast' as const, unit: '=g', target: 2, startDay: '2026-05-01' }
    await person.call(putHabit, { params: { id }, body: fields(texts) })
    const marks = [mark(id, '2026-05-01', { op: 'set', value: 2.5 }), mark(id, '2026-05-01', { op: 'note', note })]
    await person.call(sendMarks, { body: { marks } })
    const entry = { day: '2026-04-01', at: '2026-04-01T08:00:00Z', values: { weight: 70 }, note }
    await person.call(putMeasurement, { params: { id: uuidv7() }, body: entry })
  }
  const foods = NAMES.map((name) => rowOf(['2026-03-10', '8:15', name, name, '80 g', 300]))
  const head = SERVINGS_HEAD.split(',').slice(0, 6).join(',')
  expect((await bringFoods(server, person, [head, ...foods].join('\n'))).state).toBe('done')
  const sets = NOTES.map((note, hour) => {
    const name = NAMES[hour % NAMES.length]!
    const at = `${10 + hour} Mar 2024`
    return rowOf([name, `${at}, 18:22`, `${at}, 19:40`, note, name, '', note, 0, 'normal', 40, 10, '', '', 8])
  })
  const exercises = NAMES.map((name) => ({ name, as: { kind: 'own' as const, muscle: 'forearms' as const } }))
  const sittings = [...NAMES, ...NOTES].map((source, day) => ({
    at: new Date(Date.UTC(2026, 0, 1 + day, 8)).toISOString(),
    minutes: 10,
    source: inXml(source),
  }))
  expect((await startSittings(server, person, (await sendSittings(server, person, healthExport(sittings))).id)).state).toBe('done')
  expect((await bringTraining(server, person, [HEVY_HEAD, ...sets].join('\n'), { exercises })).state).toBe('done')
}

const inXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

async function loopFiles(person: LivingPerson): Promise<[string, string][]> {
  const bytes = new Uint8Array(await (await person.fetch('/api/habits/exports/loop')).arrayBuffer())
  return Object.entries(unzipSync(bytes)).map(([name, content]) => [`loop ${name}`, strFromU8(content)])
}
const textAt = async (person: LivingPerson, address: string) => {
  const answer = await person.fetch(address)
  expect([address, answer.status]).toEqual([address, 200])
  return answer.text()
}

/** Cells as a spreadsheet splits them: a quote counts only at the beginning of a cell, and text after the closing quote is literal. */
function cellsOf(text: string, separator: string): string[] {
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') cell += text[at++]
      else isQuoted = false
    } else if (sign === separator || sign === '\n' || sign === '\r') {
      cells.push(cell)
      cell = ''
    } else if (sign === '"' && cell === '' && text[at - 1] !== '"') isQuoted = true
    else cell += sign
  }
  return [...cells, cell]
}
const isLive = (cell: string) => /^[\s"]*[=+\-@＝＋－＠]|^\t|^\r(?!\n)/.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell)

test('no CSV that the app writes holds a cell that a spreadsheet runs, whether it splits at commas, semicolons or tabs', async () => {
  const endpoints = server.app.collect('routes').flatMap(({ value }) => value.map((route) => route.endpoint))
  const writing = endpoints
    .filter(({ response }) => isBytes(response) && response.contentTypes.includes('text/csv'))
    .map(({ path }) => path)
  const known: Readonly<Record<string, readonly string[]>> = {
    ...ADDRESSES,
    '/api/personality/assessments/:id/file/:format': [`/api/personality/assessments/${assessment}/file/csv`],
  }
  expect(writing.toSorted()).toEqual(Object.keys(known).toSorted())
  const files: [string, string][] = [...(await loopFiles(me))]
  for (const address of Object.values(known).flat()) files.push([address, await textAt(me, address)])
  for (const file of await exportedFiles(server.app, me.user.id))
    if (file.name.endsWith('.csv') && 'text' in file) files.push([file.name, file.text])
  expect(files.map(([name]) => name)).toEqual(
    expect.arrayContaining(['measurements/entries.csv', 'nutrition/diary.csv', 'loop Habits.csv']),
  )
  for (const [name, text] of files) {
    expect([name, text.length > 0]).toEqual([name, true])
    for (const separator of [',', ';', '\t'])
      expect([name, separator, cellsOf(text, separator).filter(isLive)]).toEqual([name, separator, []])
  }
})

test('our own exports are imported again with the same texts, and numbers as numbers', async () => {
  const [author, other] = [await signedIn(server), await signedIn(server)]
  await writeHostile(author)
  const bytes = new Uint8Array(await (await author.fetch('/api/habits/exports/loop')).arrayBuffer())
  expect((await bringHabits(server, other, bytes)).state).toBe('done')
  expect(await loopFiles(other)).toEqual(await loopFiles(author))
  const diary = await textAt(author, '/api/nutrition/exports/csv')
  expect((await bringFoods(server, other, diary)).state).toBe('done')
  // Items with the same time may come in any order.
  const sorted = (text: string) => text.split('\r\n').toSorted()
  expect(sorted(await textAt(other, '/api/nutrition/exports/csv'))).toEqual(sorted(diary))
  for (const format of ['hevy', 'strong']) {
    const trainer = await signedIn(server)
    const training = await textAt(author, `/api/workouts/exports/${format}`)
    const own = NAMES.map((name) => ({ name, as: { kind: 'own' as const, muscle: 'forearms' as const } }))
    expect((await bringTraining(server, trainer, training, { exercises: own })).state).toBe('done')
    expect(await textAt(trainer, `/api/workouts/exports/${format}`)).toBe(training)
  }
})

test('only the platform’s writer writes CSV', async () => {
  const root = new URL('../../', import.meta.url)
  const files = await readdir(root, { recursive: true })
  const writing: string[] = []
  for (const file of files.filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.')))
    if ((await readFile(new URL(file, root), 'utf8')).includes('Papa.unparse(')) writing.push(file)
  expect(writing).toEqual(['platform/server/core/csv.ts'])
})
