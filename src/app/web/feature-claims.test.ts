import { expect, test } from 'vitest'
import { MAX_TRACK_POINTS } from '#features/cardio/engine/track.ts'
import { TALK_IDS } from '#features/companion/talks/catalog.ts'
import { IMPORT_SOURCES } from '#features/journal/contract/transfer.ts'
import { loadBank } from '#features/journal/prompts/bank.ts'
import { FIGURES } from '#features/marketing/web/features/core/figures.ts'
import { DOMAINS, GAME_IDS } from '#features/mind/games/core/catalog.ts'
import table from '#features/nutrition/content/foods.json?usual'
import { catalogue } from '#features/soul/server/catalogue/catalogue.ts'
import { TRAINING_SOURCES } from '#features/workouts/contract/transfer.ts'
import { EQUIPMENT } from '#features/workouts/exercise.ts'
import { GOALS } from '#features/workouts/engine/types.ts'
import { COMPLETE_AT } from '#platform/contract/listening.ts'
import { readConfig } from '#platform/server/config/config.ts'
import { SLEEP_MINUTES } from '#platform/web/audio/sleep-timer.ts'

/** Named apps: neither this one nor a table of any other. */
const notOurs = (source: string) => source !== 'fernwell' && source !== 'table'

test('the feature pages tell the figures that the code holds', async () => {
  const ai = readConfig({ AI_URL: 'https://models.example/v1', AI_MODEL: 'm', AI_API_KEY: 'k' }).ai as { requestsPerDay: number }
  expect({
    prompts: (await loadBank('en')).prompts.length,
    journalImports: IMPORT_SOURCES.filter(notOurs).length,
    checkIns: TALK_IDS.length,
    trackCategories: catalogue.categories.length,
    secondsThatCount: COMPLETE_AT,
    sleepChoices: SLEEP_MINUTES.length,
    goals: GOALS.length,
    equipment: EQUIPMENT.length,
    cardioPoints: MAX_TRACK_POINTS,
    trainingImports: TRAINING_SOURCES.filter(notOurs).length,
    games: GAME_IDS.length,
    domains: DOMAINS.length,
    usualFoods: table.codes.length,
    modelRequestsPerDay: ai.requestsPerDay,
  }).toEqual(Object.fromEntries(Object.entries(FIGURES).filter(([name]) => !(name in OTHERS))))
})

/** Held elsewhere: app/web/compare-claims.test.ts, and the journal's own test of its trash. */
const OTHERS = { tracks: 0, spoken: 0, exercises: 0, foods: 0, nutrients: 0, trashDays: 0 }
