import { IMPORT_WORK } from '#testing/importing.ts'
import type { Life } from '#testing/life.ts'
import { importInto, HEVY_HEAD, undone } from './transfer/importing.fixture.ts'

/** A finished import with an own exercise, and an undone one. */
export const transferLife: Life = async ({ server, me }) => {
  const file = (name: string, day: number) =>
    `${HEVY_HEAD}\n"${name}","${day} Apr 2026, 07:10","${day} Apr 2026, 07:55","","Quarrystone Hoist",,"Gloves on",0,"normal",37.25,11,,,\n`
  const exercises = [{ name: 'Quarrystone Hoist', as: { kind: 'own' as const, muscle: 'forearms' as const } }]
  await importInto(server, me, file('Dawn at the quarry', 12), { exercises }, 'old-logbook.csv')
  const takenBack = await importInto(server, me, file('Not this dawn', 13), { exercises }, 'taken-back.csv')
  await undone(server, me, takenBack.id)
  return {
    says: ['Dawn at the quarry', 'Quarrystone Hoist', 'Gloves on', 37.25, 'old-logbook.csv'],
    jobs: IMPORT_WORK,
    things: {},
    shared: ['/api/workouts/exports/:format'],
  }
}
