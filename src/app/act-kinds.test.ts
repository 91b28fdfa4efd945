import { expect, test } from 'vitest'
import { serverFeatures } from '#app/server/features.ts'

type Views = Readonly<Record<string, { words: Readonly<Record<'en' | 'de', Readonly<Record<string, string>>>> }>>

// That no other kinds are recorded: src/app/server/whole-life.test.ts.
test('every kind of act that a feature names has words in both languages', async () => {
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
