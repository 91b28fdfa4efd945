import { uuidv7 } from '#platform/server/core/ids.ts'
import type { Life } from '#testing/life.ts'
import { beginFoodImport, type FoodImportDetail } from '../contract/transfer.ts'
import { importInto, IMPORT_WORK, NO_ANSWERS, SERVINGS_HEAD, undone } from './transfer/importing.fixture.ts'

const HALF = 'When,What\n2026-04-12,Figs\n'

/** One import that is done, one that was taken back, and one that waits. */
export const transferLife: Life = async ({ server, me }) => {
  const file = (name: string, day: number) =>
    `${SERVINGS_HEAD}\n2026-04-${day},6:47,Elfreya's hour,"${name}",53.5 g,201.375${',1.375'.repeat(15)}\n`
  const done: FoodImportDetail = await importInto(server, me, file('Spelt porridge with rowan jelly', 12), {}, 'old-diary.csv')
  const takenBack = await importInto(server, me, file('Not this porridge', 13), {}, 'taken-back.csv')
  await undone(server, me, takenBack.id)
  const params = { id: done.id }
  const started = uuidv7()
  return {
    says: ['Spelt porridge with rowan jelly', "Elfreya's hour", 53.5, 'old-diary.csv'],
    jobs: IMPORT_WORK,
    things: {
      'GET /api/nutrition/imports/:id': { params },
      'PUT /api/nutrition/imports/:id/parts/:index': {
        begin: () => me.call(beginFoodImport, { body: { id: started, name: 'half.csv', bytes: HALF.length, zone: 'UTC' } }),
        params: { id: started, index: '0' },
        body: HALF,
      },
      // After its part has come, it waits for the person.
      'POST /api/nutrition/imports/:id/encoding': { params: { id: started }, body: { encoding: 'windows-1252' } },
      'POST /api/nutrition/imports/:id/table': {
        params: { id: started },
        body: {
          columns: [
            { field: 'day', unit: null },
            { field: 'name', unit: null },
          ],
          figures: 'eaten',
        },
      },
      'POST /api/nutrition/imports/:id/start': { params, body: NO_ANSWERS },
      'POST /api/nutrition/imports/:id/cancel': { params: { id: started } },
      'POST /api/nutrition/imports/:id/complete': { params },
      'POST /api/nutrition/imports/:id/undo': { params },
    },
    shared: ['/api/nutrition/exports/:format'],
  }
}
