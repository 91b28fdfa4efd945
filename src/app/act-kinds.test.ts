import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ensureDemoPerson } from '#app/server/demo.ts'
import { serverFeatures } from '#app/server/features.ts'
import { webFeatures } from '#app/web/features.ts'
import { actKinds } from '#platform/server/activity/kinds.ts'
import { ownServer } from '#testing/test-server.ts'

test('every kind of act that a feature records is described by it: how it grows, and its words in both languages', async () => {
  const { app } = await ownServer(serverFeatures, { worker: false })
  await ensureDemoPerson(app)
  const { rows } = await app.db.execute<{ kind: string; unit: string }>(sql`select distinct kind, unit from activity_acts order by kind`)
  const described = actKinds(app)
  expect(rows.map(({ kind, unit }) => [kind, unit])).toEqual(
    [...described].map(([kind, { unit }]) => [kind, unit]).toSorted(([a], [b]) => (a! < b! ? -1 : 1)),
  )
  for (const { id, actKinds: source } of webFeatures) {
    const views = (await source?.())?.actKinds ?? {}
    const feature = serverFeatures.find((one) => one.id === id)
    expect([id, Object.keys(views)]).toEqual([id, Object.keys(feature?.actKinds ?? {})])
    for (const { words } of Object.values(views)) {
      for (const said of [words.en, words.de]) for (const word of Object.values(said)) expect(word.length).toBeGreaterThan(2)
    }
  }
})
