import { IMPORT_WORK } from '#testing/importing.ts'
import type { Life } from '#testing/life.ts'
import { importInto, SERVINGS_HEAD, undone } from './transfer/importing.fixture.ts'

/** One finished import, and one undone import. */
export const transferLife: Life = async ({ server, me }) => {
  const file = (name: string, day: number) =>
    `${SERVINGS_HEAD}\n2026-04-${day},6:47,Elfreya's hour,"${name}",53.5 g,201.375${',1.375'.repeat(15)}\n`
  const done = await importInto(server, me, file('Spelt porridge with rowan jelly', 12), {}, 'old-diary.csv')
  const takenBack = await importInto(server, me, file('Not this porridge', 13), {}, 'taken-back.csv')
  await undone(server, me, takenBack.id)
  return {
    says: ['Spelt porridge with rowan jelly', "Elfreya's hour", 53.5, 'old-diary.csv'],
    jobs: IMPORT_WORK,
    things: {
      'POST /api/nutrition/imports/:id/complete': { params: { id: done.id } },
    },
    shared: ['/api/nutrition/exports/:format'],
  }
}
