import { expect, test } from 'vitest'
import { recall, search } from '../commands.ts'

const here = (language: 'en' | 'de') => ({ language }) as Parameters<typeof search>[1]

test('an exercise is found by its name in either language, and by its id', async () => {
  const [squat] = await search('squat', here('en'))
  expect(squat?.title.toLowerCase()).toContain('squat')
  const german = await search('kniebeuge', here('de'))
  expect(german.some(({ title }) => /kniebeuge/i.test(title))).toBe(true)
  expect((await recall([squat!.id, 'workouts/exercise/none', 'soul/rain'], here('en'))).map(({ id }) => id)).toEqual([squat!.id])
  expect(await search('sq', here('en'))).toEqual([])
})
