import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '#platform/contract/dates.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { putAttachment } from '#features/journal/contract/attachments.ts'
import { change, newEntry, push } from '#features/journal/server/sync/device.fixture.ts'
import { cardioServer } from '#features/cardio/server/feature.ts'
import { journalServer } from '#features/journal/server/feature.ts'
import { getScrapbookPicture } from '#features/scrapbook/contract.ts'
import { copyJournalPhoto, getScrapbookDays, getScrapbookRoute, listJournalPhotos } from '#features/scrapbook/contract-sources.ts'
import { scrapbookServer } from '#features/scrapbook/server/feature.ts'
import { lifeOf, type LivingPerson } from '#testing/life.ts'
import { signedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'

let me: LivingPerson
const server = sharedServer([journalServer, cardioServer, scrapbookServer])
beforeAll(async () => {
  me = await signedIn(server)
  for (const feature of [journalServer, cardioServer]) await (await lifeOf(feature))({ server, me })
  await server.app.jobs.idle(['journal.photo'])
})

const days = () => {
  const today = server.clock.now().toISOString().slice(0, 10)
  return { from: addDays(today, -300), to: today }
}

describe('a scrapbook’s content from other areas', () => {
  test('photos of the journal are listed for their owner alone, none of a hard day among them, and copied', async () => {
    // The journal's life has one photo, on a day that is marked as hard.
    expect(await me.call(listJournalPhotos, { query: days() })).toEqual([])
    const [entry, photo] = [uuidv7(), uuidv7()]
    await push(me, newEntry({ title: 'A light day' }, entry))
    const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'olive' } })
      .png()
      .toBuffer()
    await me.call(putAttachment, { params: { id: photo }, query: { entryId: entry }, body: new Blob([new Uint8Array(picture)]) })
    await server.app.jobs.idle(['journal.photo'])
    await push(me, change('entry', { recordId: entry, base: 1_000_000, patch: { add: { attachments: [photo] } } }))
    const photos = await me.call(listJournalPhotos, { query: days() })
    expect(photos).toMatchObject([{ id: photo, width: 60, height: 40 }])
    expect((await me.fetch(photos[0]!.thumb)).status).toBe(200)
    const stranger = await signedIn(server)
    expect(await stranger.call(listJournalPhotos, { query: days() })).toEqual([])
    const body = { id: uuidv7(), photo: photos[0]!.id }
    expect(await stranger.fail(copyJournalPhoto, { body })).toMatchObject({ status: 404 })
    const copy = await me.call(copyJournalPhoto, { body })
    expect(await me.call(copyJournalPhoto, { body })).toEqual(copy)
    expect((await me.call(getScrapbookPicture, { params: { id: copy.id, size: 'thumb' } })).status).toBe(200)
  })

  test('days have their moods, acts and entries; backwards or endless spans are refused', async () => {
    const [answer] = await me.call(getScrapbookDays, { query: days() })
    expect(answer!.acts.length).toBeGreaterThan(0)
    expect(answer!.moods.length).toBeGreaterThan(0)
    const { from, to } = days()
    expect(await me.fail(getScrapbookDays, { query: { from: to, to: from } })).toMatchObject({ status: 400 })
    expect(await me.fail(getScrapbookDays, { query: { from: '2020-01-01', to } })).toMatchObject({ status: 400 })
  })

  test('a route is a drawing between 0 and 1, and reveals no place', async () => {
    const [route] = await me.call(getScrapbookRoute, { query: days() })
    expect(route!.points.length).toBeGreaterThan(4)
    for (const value of route!.points) expect(value >= 0 && value <= 1).toBe(true)
  })
})
