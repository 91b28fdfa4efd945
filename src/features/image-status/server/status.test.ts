import { describe, expect, test } from 'vitest'
import { accountServer } from '#features/account/server/feature.ts'
import { putMeditation, startRender } from '#features/meditations/contract.ts'
import { meditationsServer } from '#features/meditations/server/feature.ts'
import { soulServer } from '#features/soul/server/feature.ts'
import { healthExport, upload } from '#features/soul/server/record/health.fixture.ts'
import { followSlowWork } from '#platform/contract/slow-work.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { signedIn } from '#testing/make-user.ts'
import type { TestClient } from '#testing/test-client.ts'
import { shared } from '#testing/shared.ts'
import { sharedServer, testServer } from '#testing/test-server.ts'
import { getImageStatus, steerWork, type Works } from '../contract.ts'
import { imageStatusServer } from './feature.ts'

const features = [accountServer, soulServer, meditationsServer, imageStatusServer]
const one = sharedServer(features)
const two = shared(() => testServer(features, { beside: one }))

const BROKEN = uuidv7()
const words = {
  title: 'By the pond',
  description: '',
  script: 'Breathe in. [pause 290s] Breathe out.',
  voice: 'low',
  language: 'en',
  categories: [],
  tags: [],
} as const

/** Received lists, until `until` is true. */
async function heard(client: TestClient, until: (status: Works) => boolean, act: () => Promise<unknown>): Promise<Works[]> {
  const leave = new AbortController()
  const response = await client.fetch(followSlowWork.path, { signal: leave.signal })
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  const lists: Works[] = []
  let rest = ''
  for await (const part of response.body!.pipeThrough(new TextDecoderStream())) {
    const blocks = (rest + part).split('\n\n')
    rest = blocks.pop()!
    for (const block of blocks) {
      if (!block.startsWith('data: ')) continue
      lists.push(JSON.parse(block.slice(6)) as Works)
      if (lists.length === 1) await act()
      if (until(lists.at(-1)!)) {
        leave.abort()
        return lists
      }
    }
  }
  return lists
}

describe('the list of slow work', () => {
  test('is empty for a newcomer, and has an import that waits for an answer, which can be cancelled', async () => {
    const me = await signedIn(one)
    const empty = await me.call(getImageStatus)
    expect(empty.works).toEqual([])
    expect(empty.storage).toMatchObject({ limit: one.app.config.storageLimits.perPerson, parts: [] })
    await upload(one, me, healthExport([{ at: '2026-04-20T08:30:00Z', minutes: 10 }]))
    const [work] = (await me.call(getImageStatus)).works
    expect(work).toMatchObject({ kind: 'import', title: 'export.xml', state: 'asks', canCancel: true, canRetry: false, failure: null })
    const params = { kind: 'import', wish: 'cancel' } as const
    const { works } = await me.call(steerWork, { params, body: { id: work!.id } })
    expect(works).toMatchObject([{ id: work!.id, state: 'cancelled', canCancel: false }])
  })

  test('lists an unreadable file as failed', async () => {
    const me = await signedIn(one)
    await upload(one, me, 'no health at all', 'export.xml')
    expect((await me.call(getImageStatus)).works).toMatchObject([{ state: 'failed', failure: 'unknown_format' }])
  })

  test('is private: nobody sees or controls the work of another person', async () => {
    const [me, other] = [await signedIn(one), await signedIn(one)]
    await upload(one, me, healthExport([{ at: '2026-04-20T08:30:00Z', minutes: 10 }]))
    const [work] = (await me.call(getImageStatus)).works
    expect((await other.call(getImageStatus)).works).toEqual([])
    const given = { params: { kind: 'import', wish: 'cancel' } as const, body: { id: work!.id } }
    expect(await other.fail(steerWork, given)).toMatchObject({ status: 404 })
    expect((await me.call(getImageStatus)).works).toMatchObject([{ state: 'asks' }])
    expect(await me.fail(steerWork, { params: { kind: 'render', wish: 'retry' }, body: { id: BROKEN } })).toMatchObject({ status: 404 })
  })

  test('is updated live, also for work in another process, and a cancelled sound can be retried', async () => {
    const me = await signedIn(one)
    const again = two.client()
    for (const [name, value] of me.cookies) again.cookies.set(name, value)
    const params = { id: uuidv7() }
    await me.call(putMeditation, { params, body: { ...words, categories: [], tags: [] } })
    const lists = await heard(
      again,
      ({ works }) => works.some(({ state }) => state === 'cancelled'),
      async () => {
        await me.call(startRender, { params })
        await me.call(steerWork, { params: { kind: 'render', wish: 'cancel' }, body: { id: params.id } })
      },
    )
    expect(lists[0]!.works).toEqual([])
    expect(lists.at(-1)!.works).toMatchObject([{ kind: 'render', title: 'By the pond', state: 'cancelled', canRetry: true }])
    const { works } = await me.call(steerWork, { params: { kind: 'render', wish: 'retry' }, body: { id: params.id } })
    expect(works).toMatchObject([{ kind: 'render', canCancel: true }])
  })
})
