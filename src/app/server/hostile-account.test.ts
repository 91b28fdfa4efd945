import process from 'node:process'
import { expect, test } from 'vitest'
import { isThorough, rounds } from '#testing/depth.ts'
import { signedIn } from '#testing/make-user.ts'
import { onEmbeddedDatabase, ownServer } from '#testing/test-server.ts'
import { serverFeatures } from './features.ts'
import { runClient } from './run-client.fixture.ts'

const SECONDS = Number(process.env.HOSTILE_SECONDS ?? rounds(1, 600))

test.runIf(onEmbeddedDatabase())(
  `while one account does its worst for ${SECONDS} s, nothing is refused to another, and most of the database is free for it`,
  { timeout: SECONDS * 1000 + 120_000 },
  async () => {
    const server = await ownServer(serverFeatures)
    const [bad, good] = [await signedIn(server), await signedIn(server)]
    const { pool, share } = server.app.database
    let most = 0
    pool.on('acquire', () => void (most = Math.max(most, share.heldBy(bad.user.id))))
    const [worst, other] = await Promise.all([
      runClient(server, bad, { role: 'hostile', seconds: SECONDS, username: good.user.username }),
      runClient(server, good, { role: 'ordinary', seconds: SECONDS }),
    ])
    if (isThorough) console.log('the hostile account:', worst, '\nthe other one:', other)
    expect(worst.answers).toBeGreaterThan(0)
    expect(other.answers).toBeGreaterThan(0)
    expect(other.refused).toEqual({})
    // Each of its few requests may, in a transaction, ask for one connection more than its share.
    expect(most).toBeLessThanOrEqual(share.size * 2)
  },
)
