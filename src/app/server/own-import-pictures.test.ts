import sharp from 'sharp'
import { expect, test } from 'vitest'
import { changeBodyPhoto, listBodyPhotos, putBodyPhoto } from '#features/measurements/contract-photos.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { signedIn } from '#testing/make-user.ts'
import { ownServer } from '#testing/test-server.ts'
import { serverFeatures } from './features.ts'
import { exportOf, importZip, undone } from './own-import.fixture.ts'

test('an import that is undone leaves a picture that was changed since, and removes the others with their bytes', async () => {
  const server = await ownServer(serverFeatures)
  const me = await signedIn(server)
  const [changed, same] = [uuidv7(), uuidv7()]
  const picture = new Uint8Array(
    await sharp({ create: { width: 24, height: 32, channels: 3, background: '#4a8' } })
      .png()
      .toBuffer(),
  )
  for (const id of [changed, same])
    await me.call(putBodyPhoto, { params: { id }, query: { day: '2026-05-01', pose: 'front' }, body: picture })
  const away = await signedIn(server)
  const { id, imported } = await importZip(server, away, await exportOf(me))
  expect(imported).toEqual({ 'measurements.photo': 2 })
  await away.call(changeBodyPhoto, { params: { id: changed }, body: { day: '2026-05-01', pose: 'side' } })

  expect(await undone(server, away, id)).toMatchObject({ state: 'undone', retained: 1 })
  expect((await away.call(listBodyPhotos)).photos).toMatchObject([{ id: changed, pose: 'side' }])
  expect((await away.fetch(`/api/measurements/photos/${changed}/full`)).status).toBe(200)
  expect((await away.fetch(`/api/measurements/photos/${same}/full`)).status).toBe(404)
  expect((await me.call(listBodyPhotos)).photos).toHaveLength(2)
})
