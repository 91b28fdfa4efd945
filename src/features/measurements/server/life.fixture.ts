import sharp from 'sharp'
import { addDays, localDayOf } from '#platform/contract/dates.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import type { Life } from '#testing/life.ts'
import { deleteMeasurement, putBodyProfile, putMeasurement } from '../contract.ts'
import { deleteBodyPhoto, putBodyPhoto } from '../contract-photos.ts'

/** Weights and girths with a note, one changed and one deleted; a body profile; two photos that stay and one that is deleted. */
export const life: Life = async ({ server, me }) => {
  const now = server.clock.now()
  const today = localDayOf(now, 'UTC', 0)
  const [stays, changed, deleted] = [uuidv7(), uuidv7(), uuidv7()]
  const write = (id: string, ago: number, values: Record<string, number>, note = '') =>
    me.call(putMeasurement, { params: { id }, body: { day: addDays(today, -ago), at: now.toISOString(), values, note } })
  await write(stays, 3, { weight: 71.734 }, 'Before breakfast, after the lighthouse stairs')
  for (let ago = 30; ago > 3; ago -= 2) await write(uuidv7(), ago, { weight: 72 + ((ago * 7) % 5) / 10 })
  await write(changed, 1, { weight: 99 })
  await write(changed, 1, { weight: 71.519, waist: 82.417, hips: 97.3, neck: 36.9 })
  await write(deleted, 0, { weight: 60 })
  await me.call(deleteMeasurement, { params: { id: deleted } })
  await me.call(putBodyProfile, { body: { heightCm: 171.4, formulaSex: 'male', birthYear: 1987, fatMethod: 'navy' } })

  const photo = async (hue: number) =>
    new Uint8Array(
      await sharp({ create: { width: 240, height: 320, channels: 3, background: { r: hue, g: 140, b: 110 } } })
        .webp()
        .toBuffer(),
    )
  const [front, side, removed] = [uuidv7(), uuidv7(), uuidv7()]
  const pictures = { [front]: await photo(90), [side]: await photo(170) }
  const keep = (id: string, pose: 'front' | 'side', body: Uint8Array<ArrayBuffer>) =>
    me.call(putBodyPhoto, { params: { id }, query: { day: addDays(today, -20), pose }, body })
  await keep(front, 'front', pictures[front]!)
  await keep(side, 'side', pictures[side]!)
  await keep(removed, 'front', await photo(30))
  await me.call(deleteBodyPhoto, { params: { id: removed } })
  return {
    says: [stays, 71.734, 71.519, 82.417, 'Before breakfast, after the lighthouse stairs', 171.4, 1987],
    files: { [`measurements/photos/${front}.webp`]: pictures[front]!, [`measurements/photos/${side}.webp`]: pictures[side]! },
    things: {
      // Ids are scoped to a person: with the same id, another person writes an entry of their own, or has none to delete.
      'PUT /api/measurements/entries/:id': {
        params: { id: stays },
        body: { day: today, at: now.toISOString(), values: { weight: 55 }, note: '' },
        strangerGets: 200,
      },
      'DELETE /api/measurements/entries/:id': { params: { id: changed }, strangerGets: 200 },
      'PUT /api/measurements/photos/:id': {
        params: { id: uuidv7() },
        query: `?day=${today}&pose=front`,
        body: pictures[front]!,
        strangerGets: 200,
      },
      'PATCH /api/measurements/photos/:id': { params: { id: front }, body: { day: today, pose: 'back' } },
      'GET /api/measurements/photos/:id/:size': { params: { id: front, size: 'thumb' } },
      'DELETE /api/measurements/photos/:id': { params: { id: side } },
    },
  }
}
