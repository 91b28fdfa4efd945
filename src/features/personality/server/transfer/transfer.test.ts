import { describe, expect, test } from 'vitest'
import { listImports } from '#platform/contract/import-endpoints.ts'
import { signedIn, type SignedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'
import { deleteAssessment, exportAssessment, getAssessment, listAssessments, setNormGroup } from '../../contract.ts'
import { loadInstrument } from '../../content/load.ts'
import { personalityServer } from '../feature.ts'
import { answersTo, taken } from '../personality.fixture.ts'
import { start, undone, upload } from './importing.fixture.ts'

const server = sharedServer([personalityServer])

const results = async (me: SignedIn) => (await me.call(listAssessments)).assessments
const DATE = Date.parse('2024-02-03T23:30:00Z')

/** A file of bigfive-web for a person whose keyed answers are all `score`. */
async function bigFiveWeb(score: (item: number) => number, withIds = true) {
  const { items, scales } = (await loadInstrument('ipip-neo-120'))!
  const answers = items.map(({ id, foreign }) => {
    const facet = scales.find((scale) => scale.parent !== null && scale.items.includes(id))!.id
    return {
      ...(withIds && { questionId: foreign!['bigfive-web'] }),
      domain: facet[0],
      facet: Number(facet.slice(1)),
      score: score(Number(id)),
    }
  })
  return { answers, lang: 'de', dateStamp: DATE, timeElapsed: 612 }
}

describe('results of bigfive-web', () => {
  test('are imported with every answer, reversed where its item is minus-keyed, with their day and language', async () => {
    const me = await signedIn(server)
    const file = JSON.stringify(await bigFiveWeb((item) => (item === 1 ? 5 : 4)))
    const { id, report, source, state } = await upload(server, me, file, 'result.json')
    expect([state, source, await results(me)]).toEqual(['ready', 'bigfive-web', []])
    expect(report!.assessments).toEqual([{ instrument: 'ipip-neo-120', day: '2024-02-03', answered: 120, isKnown: false, notes: [] }])
    expect(await start(server, me, id, { group: 'male-21-40' })).toMatchObject({ state: 'done', entries: 1 })
    const [imported] = await results(me)
    expect(imported).toMatchObject({
      source: 'bigfive-web',
      language: 'de',
      group: 'male-21-40',
      finishedAt: '2024-02-03T23:30:00.000Z',
      answered: 120,
    })
    expect([imported!.scores!['N']!.raw, imported!.scores!['C']!.raw]).toEqual([97, 96])
    const { answers } = await me.call(getAssessment, { params: { id: imported!.id } })
    // Item 9 is “Use others for my own ends”, minus-keyed: a high score of the domain is a low answer.
    expect([answers['1']!.value, answers['9']!.value]).toEqual([5, 2])
  })

  test('without ids of questions have the same scores, and the report says that an order was assumed', async () => {
    const me = await signedIn(server)
    const { id, report } = await upload(server, me, JSON.stringify(await bigFiveWeb((item) => (item % 4) + 1, false)), 'result.json')
    expect(report!.assessments[0]!.notes).toEqual([{ key: 'order-assumed', n: 120 }])
    await start(server, me, id)
    const other = await upload(server, me, JSON.stringify(await bigFiveWeb((item) => (item % 4) + 1)), 'result.json')
    // Answered in the order of the questions, it is the same sheet, so it exists already.
    expect(other.report!.assessments).toMatchObject([{ isKnown: true, notes: [] }])
    expect(await results(me)).toHaveLength(1)
  })

  test('without answers are imported as scores, and impossible scores are refused', async () => {
    const me = await signedIn(server)
    const scores = { N: { score: 61, count: 24, result: 'neutral', facet: { 1: { score: 14, count: 4, result: 'high' } } } }
    const { id, report } = await upload(server, me, JSON.stringify({ scores, timestamp: DATE }), 'scores.json')
    expect(report!.assessments[0]!.notes).toEqual([{ key: 'scores-alone', n: 2 }])
    await start(server, me, id)
    const [imported] = await results(me)
    expect(imported).toMatchObject({ answered: 24, scores: { N: { raw: 61, answered: 24 }, N1: { raw: 14, answered: 4 } } })
    const impossible = { scores: { N: { score: 121, count: 24, facet: {} } } }
    expect(await upload(server, me, JSON.stringify(impossible), 'scores.json')).toMatchObject({
      state: 'failed',
      failure: 'unknown_format',
    })
  })

  test('with gaps and invalid entries report them, and the valid part is imported', async () => {
    const me = await signedIn(server)
    const file = await bigFiveWeb(() => 3)
    file.answers[0]!.score = 9
    file.answers[1]!.questionId = 'no-such-question'
    const { id, report } = await upload(server, me, JSON.stringify(file), 'result.json')
    expect(report!.assessments[0]).toMatchObject({
      answered: 118,
      notes: [
        { key: 'items-unknown', n: 1 },
        { key: 'answers-out-of-range', n: 1 },
        { key: 'answers-missing', n: 2 },
      ],
    })
    await start(server, me, id)
    expect((await results(me))[0]!.scores!['N1']).toEqual({ raw: 12, answered: 3 })
  })
})

describe('raw answers as CSV', () => {
  test('are read as a row for each answer or for each assessment, and answers out of range are left out and reported', async () => {
    const me = await signedIn(server)
    const long = ['item;answer', ...Array.from({ length: 120 }, (_, index) => `${index + 1};${index === 4 ? 7 : 2}`)].join('\n')
    const first = await upload(server, me, long, 'long.csv')
    expect(first).toMatchObject({ source: 'csv', report: { assessments: [{ day: null, answered: 119 }] } })
    expect(first.report!.assessments[0]!.notes.map(({ key }) => key)).toEqual(['answers-out-of-range', 'answers-missing', 'no-date'])
    const columns = Array.from({ length: 120 }, (_, index) => `q${index + 1}`)
    const wide = [
      ['date', ...columns],
      ['2022-06-01', ...columns.map(() => '3')],
      ['2023-06-01', ...columns.map(() => '4')],
    ]
      .map((row) => row.join(','))
      .join('\n')
    const second = await upload(server, me, wide, 'wide.csv')
    expect(second.report!.assessments.map(({ day, answered }) => [day, answered])).toEqual([
      ['2022-06-01', 120],
      ['2023-06-01', 120],
    ])
    await start(server, me, second.id)
    expect((await results(me)).map(({ scores }) => scores!['N']!.raw)).toEqual([expect.any(Number), 72])
  })

  test('and JSON that were exported here are restored unchanged, and not twice', async () => {
    const me = await signedIn(server)
    const mine = await taken(me, { group: 'female-21-40', answers: answersTo(1, 119, (item) => (item % 5) + 1) })
    const fileOf = async (format: 'csv' | 'json') => (await me.call(exportAssessment, { params: { id: mine.id, format } })).text()
    const [csv, json] = [await fileOf('csv'), await fileOf('json')]
    expect((await upload(server, me, json, 'mine.json')).report!.assessments).toMatchObject([{ isKnown: true, answered: 119 }])
    const other = await signedIn(server)
    const { id } = await upload(server, other, json, 'mine.json')
    await start(server, other, id)
    expect(await results(other)).toMatchObject([{ id: mine.id, scores: mine.scores, group: mine.group, day: mine.day, source: 'fernwell' }])
    const third = await signedIn(server)
    const read = await upload(server, third, csv, 'mine.csv')
    await start(server, third, read.id)
    const [imported] = await results(third)
    expect(imported).toMatchObject({ scores: mine.scores, group: mine.group, finishedAt: mine.finishedAt, answered: 119 })
  })
})

describe('an import', () => {
  test('done twice imports nothing twice; its undo deletes the imported results except those changed since', async () => {
    const me = await signedIn(server)
    const files = [JSON.stringify(await bigFiveWeb(() => 3)), JSON.stringify({ ...(await bigFiveWeb(() => 4)), dateStamp: DATE + 1000 })]
    const [one, two] = [await upload(server, me, files[0]!, 'a.json'), await upload(server, me, files[1]!, 'b.json')]
    await start(server, me, one.id)
    await start(server, me, two.id)
    const again = await upload(server, me, files[0]!, 'a.json')
    expect(again.report!.assessments[0]!.isKnown).toBe(true)
    expect(await start(server, me, again.id)).toMatchObject({ state: 'done', entries: 0 })
    expect(await results(me)).toHaveLength(2)
    const changed = (await results(me)).find(({ scores }) => scores!['N']!.raw === 96)!
    await me.call(setNormGroup, { params: { id: changed.id }, body: { group: 'male-0-20' } })
    expect(await undone(server, me, again.id)).toMatchObject({ state: 'undone', entries: 0 })
    expect(await undone(server, me, one.id)).toMatchObject({ state: 'undone', entries: 0 })
    expect(await undone(server, me, two.id)).toMatchObject({ state: 'undone', entries: 1 })
    expect((await results(me)).map(({ id }) => id)).toEqual([changed.id])
    expect((await me.call(listImports, { query: { kind: 'personality' } })).imports).toHaveLength(3)
  })

  test('restores a deleted result', async () => {
    const me = await signedIn(server)
    const mine = await taken(me)
    const json = await (await me.call(exportAssessment, { params: { id: mine.id, format: 'json' } })).text()
    await me.call(deleteAssessment, { params: { id: mine.id } })
    const { id } = await upload(server, me, json, 'mine.json')
    await start(server, me, id)
    expect((await results(me)).map((one) => one.id)).toEqual([mine.id])
  })

  test('of an unknown file ends with a reason, and imports nothing', async () => {
    const me = await signedIn(server)
    const files = [
      ['{"answers": "many"}', 'a.json', 'unknown_format'],
      ['{"answers": [', 'b.json', 'damaged'],
      ['a,b\n1,2\n', 'c.csv', 'unknown_format'],
      ['[[[[', 'd.json', 'damaged'],
      ['null', 'e.json', 'unknown_format'],
    ] as const
    for (const [content, name, failure] of files)
      expect([name, await upload(server, me, content, name)]).toEqual([name, expect.objectContaining({ state: 'failed', failure })])
    expect(await results(me)).toEqual([])
  })
})
