import { uuidv7 } from '#platform/server/core/ids.ts'
import type { Life } from '#testing/life.ts'
import { beginTrainingImport } from '../contract-transfer.ts'
import { importInto, HEVY_HEAD, IMPORT_WORK, NO_CHOICES, undone } from './transfer/importing.fixture.ts'

/** One import that is done, with an exercise of one's own, and one that was taken back. */
export const transferLife: Life = async ({ server, me }) => {
  const file = (name: string, day: number) =>
    `${HEVY_HEAD}\n"${name}","${day} Apr 2026, 07:10","${day} Apr 2026, 07:55","","Quarrystone Hoist",,"Gloves on",0,"normal",37.25,11,,,\n`
  const exercises = [{ name: 'Quarrystone Hoist', as: { kind: 'own' as const, muscle: 'forearms' as const } }]
  const done = await importInto(server, me, file('Dawn at the quarry', 12), { exercises }, { name: 'old-logbook.csv' })
  const takenBack = await importInto(server, me, file('Not this dawn', 13), { exercises }, { name: 'taken-back.csv' })
  await undone(server, me, takenBack.id)
  const params = { id: done.id }
  const started = uuidv7()
  return {
    says: ['Dawn at the quarry', 'Quarrystone Hoist', 'Gloves on', 37.25, 'old-logbook.csv'],
    jobs: IMPORT_WORK,
    things: {
      'GET /api/workouts/imports/:id': { params },
      'PUT /api/workouts/imports/:id/parts/:index': {
        begin: () => me.call(beginTrainingImport, { body: { id: started, name: 'half.csv', bytes: HEVY_HEAD.length, zone: 'UTC' } }),
        params: { id: started, index: '0' },
        body: HEVY_HEAD,
      },
      // After its part has come, it waits for the person.
      'POST /api/workouts/imports/:id/encoding': { params: { id: started }, body: { encoding: 'windows-1252' } },
      'POST /api/workouts/imports/:id/table': { params: { id: started }, body: { columns: ['date', 'exercise', 'reps'] } },
      'POST /api/workouts/imports/:id/start': { params, body: NO_CHOICES },
      'POST /api/workouts/imports/:id/cancel': { params: { id: started } },
      'POST /api/workouts/imports/:id/undo': { params },
    },
    shared: ['/api/workouts/exports/:format'],
  }
}
