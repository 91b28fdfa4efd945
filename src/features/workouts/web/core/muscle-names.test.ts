import { expect, test } from 'vitest'
import { de as libraryDe } from './library-words.de.ts'
import { en as libraryEn } from './library-words.ts'
import { de as trainingDe } from './messages.de.ts'
import { en as trainingEn } from './messages.ts'

test('the exercise library and training use the same name for each muscle', () => {
  expect(libraryEn.muscles).toEqual(trainingEn.muscle)
  expect(libraryDe.muscles).toEqual(trainingDe.muscle)
})
