import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { HABIT_SOURCES } from '#features/habits/contract-transfer.ts'
import { IMPORT_SOURCES } from '#features/journal/contract/transfer.ts'
import { IMPORTERS } from '#features/marketing/web/compare/core/importers.ts'
import { COUNTS } from '#features/marketing/web/compare/ours/ours.ts'
import { FOOD_SOURCES } from '#features/nutrition/contract/transfer.ts'
import { PERSONALITY_SOURCES } from '#features/personality/contract-transfer.ts'
import { catalogue } from '#features/soul/server/catalogue/catalogue.ts'
import { TRAINING_SOURCES } from '#features/workouts/contract/transfer.ts'
import { loadExercises } from '#features/workouts/content/exercises/load.ts'

const SOURCES: Readonly<Record<string, readonly string[]>> = {
  habits: HABIT_SOURCES,
  journal: IMPORT_SOURCES,
  nutrition: FOOD_SOURCES,
  personality: PERSONALITY_SOURCES,
  workouts: TRAINING_SOURCES,
}

test('every import that a comparison page names exists', () => {
  for (const id of Object.keys(IMPORTERS)) {
    const [feature, source] = id.split(':') as [string, string]
    expect(SOURCES[feature], id).toContain(source)
  }
})

test('the comparison pages tell the numbers of tracks, exercises and foods that there are', async () => {
  const foods = JSON.parse(readFileSync('src/features/nutrition/content/foods.json', 'utf8')) as { codes: unknown[]; values: object }
  expect({
    tracks: catalogue.tracks.length,
    spoken: catalogue.tracks.filter(({ guided }) => guided).length,
    exercises: (await loadExercises()).length,
    foods: foods.codes.length,
    nutrients: Object.keys(foods.values).length,
  }).toEqual(COUNTS)
})
