import { monitorEventLoopDelay } from 'node:perf_hooks'
import { strToU8, zipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import { getCardio } from '#features/cardio/contract.ts'
import { MAX_TRACK_POINTS } from '#features/cardio/engine/track.ts'
import { start, gpxOf, upload } from '#features/cardio/server/transfer/importing.fixture.ts'
import { signedIn } from '#testing/make-user.ts'
import type { LivingPerson } from '#testing/life.ts'
import { onEmbeddedDatabase, sharedServer } from '#testing/test-server.ts'
import { serverFeatures } from './features.ts'
import { runClient } from './run-client.fixture.ts'

// One person runs the most expensive reads, ten at a time; another must get every answer. Times are only printed: the machine may be busy.

let greedy: LivingPerson
let other: LivingPerson
let session: string
const server = sharedServer(serverFeatures)
beforeAll(async () => {
  greedy = await signedIn(server)
  other = await signedIn(server)
  const points = Array.from({ length: MAX_TRACK_POINTS }, (_, t) => ({
    t,
    lat: 50 + Math.sin(t / 700) / 10,
    lon: 8 + t * 3e-5,
    ele: 200 + Math.round(1000 * Math.sin(t / 300)) / 10,
    hr: 120 + Math.round(20 * Math.sin(t / 100)),
  }))
  const dayAgo = (days: number) => strToU8(gpxOf(points, { start: server.clock.now().getTime() - days * 86_400_000 }))
  const files = Object.fromEntries([1, 2, 3, 4, 5].map((days) => [`${days}.gpx`, dayAgo(days)]))
  const looked = await upload(server, greedy, zipSync(files), 'long.zip')
  await start(server, greedy, looked.id)
  session = (await greedy.call(getCardio)).sessions[0]!.id
}, 120_000)

describe.runIf(onEmbeddedDatabase())('while one person reads again and again, ten at a time,', () => {
  test.each<[string, () => string[]]>([
    ['a session with a long way', () => [`/api/cardio/sessions/${session}`]],
    ['its files', () => ['gpx', 'tcx', 'fit'].map((format) => `/api/cardio/sessions/${session}/file/${format}`)],
    ['everything they have', () => ['/api/account/export']],
  ])('%s, another is refused nothing', async (what, paths) => {
    const idle = await watched(() => runClient(server, other, { role: 'ordinary', seconds: 3 }))
    const greed = runClient(server, greedy, { role: 'greedy', seconds: 4, paths: paths() })
    const busy = await watched(() => runClient(server, other, { role: 'ordinary', seconds: 3 }))
    expect((await greed).answers).toBeGreaterThan(0)
    expect(busy.refused).toEqual({})
    expect(busy.answers).toBeGreaterThan(0)
    console.log(
      `${what}: 99 of 100 answers within ${busy.p99} ms (${idle.p99} alone), the thread held for ${busy.heldMs.toFixed(0)} ms (${idle.heldMs.toFixed(0)})`,
    )
  })
})

/** How long the serving thread, which is this one, was blocked at a time: the 99th percentile. */
async function watched<Result>(work: () => Promise<Result>): Promise<Result & { heldMs: number }> {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const result = await work()
  delay.disable()
  return { ...result, heldMs: delay.percentile(99) / 1e6 }
}
