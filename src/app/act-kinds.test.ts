import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ensureDemoPerson } from '#testing/demo-person.ts'
import { serverFeatures } from '#app/server/features.ts'
import { actKinds } from '#platform/server/activity/kinds.ts'
import { ownServer } from '#testing/test-server.ts'

type Views = Readonly<Record<string, { words: Readonly<Record<'en' | 'de', Readonly<Record<string, string>>>> }>>
const byName = (a: readonly [string, string], b: readonly [string, string]) => (a[0] < b[0] ? -1 : 1)

test('every kind of act that a feature records is described by it: how it grows, and its words in both languages', async () => {
  const { app } = await ownServer(serverFeatures, { worker: false })
  await ensureDemoPerson(app)
  const { rows } = await app.db.execute<{ kind: string; unit: string }>(sql`select distinct kind, unit from activity_acts`)
  const recorded = rows.map(({ kind, unit }) => [kind, unit] as const).toSorted(byName)
  expect(recorded).toEqual([...actKinds(app)].map(([kind, { unit }]) => [kind, unit] as const).toSorted(byName))
  for (const { id, actKinds: kinds } of serverFeatures) {
    if (!kinds) continue
    // By a path in a variable: the two halves are checked as two programs.
    const file: string = `../features/${id}/web/act-kinds.ts`
    const { actKinds: views } = (await import(file)) as { actKinds: Views }
    expect(Object.keys(views)).toEqual(Object.keys(kinds))
    for (const { words } of Object.values(views)) {
      for (const stated of [words.en, words.de]) for (const word of Object.values(stated)) expect(word.length).toBeGreaterThan(2)
    }
  }
})
