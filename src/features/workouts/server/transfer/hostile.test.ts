import { expect, test } from 'vitest'
import { beginImport } from '#platform/contract/import-endpoints.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { signedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'
import { workoutsServer } from '../feature.ts'
import { HEVY_HEAD, upload } from './importing.fixture.ts'

const server = sharedServer([workoutsServer])

test('a file of 100 MB, and a picture, are refused before they are sent', async () => {
  const me = await signedIn(server)
  const begin = (name: string, bytes: number) =>
    me.call(beginImport, { body: { kind: 'workouts', id: uuidv7(), name, bytes, zone: 'UTC' } })
  await expect(begin('training.csv', 100 * 1024 * 1024)).rejects.toThrow('answered 413')
  await expect(begin('training.jpg', 100)).rejects.toThrow('answered 415')
})

test('a session with too many sets, and an endless text, are imported up to the limit, and the report states it', async () => {
  const me = await signedIn(server)
  const rows = Array.from({ length: 605 }, (_, index) => `A,"1 Mar 2024, 18:22","1 Mar 2024, 19:40",,Plank,,,${index},normal,,,,60,`)
  const long = `"${'n'.repeat(5000)}","2 Mar 2024, 18:22","2 Mar 2024, 19:40",,Plank,,,0,normal,,,,60,11`
  const { report } = await upload(server, me, [HEVY_HEAD, ...rows, long, ''].join('\r\n'))
  expect(report).toMatchObject({ sessions: 2, sets: 601, unread: 5, partly: 2 })
  expect(report!.lines.map(({ line, reason }) => [line, reason])).toEqual([
    ...[602, 603, 604, 605, 606].map((line) => [line, 'too_many']),
    [607, 'effort'],
    [607, 'cut'],
  ])
})

test.each([
  ['a wall of commas', ','.repeat(300_000)],
  ['a quote without an end', `${HEVY_HEAD}\nA,"1 Mar 2024, 18:22`],
  ['columns and nothing else', `${HEVY_HEAD}\n`],
  ['days ahead', `${HEVY_HEAD}\nA,"1 Mar 2090, 18:22",,,Plank,,,0,normal,,,,60,\n`],
])('%s brings nothing and breaks nothing', async (_name, file) => {
  const { state, failure, report } = await upload(server, await signedIn(server), file)
  expect(state === 'failed' ? failure : report).toEqual(
    state === 'failed' ? 'unknown_format' : expect.objectContaining({ sessions: 0, fresh: 0 }),
  )
})
