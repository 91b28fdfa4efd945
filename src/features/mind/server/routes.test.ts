import { describe, expect, test } from 'vitest'
import { addDays } from '#platform/contract/dates.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { signedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'
import {
  deleteMindSession,
  exportMind,
  getMind,
  getMindCompanions,
  getMindHistory,
  getMindTree,
  MOST_A_DAY,
  putMindSession,
} from '../contract.ts'
import { GAME_IDS } from '../games/core/catalog.ts'
import { mindServer } from './feature.ts'
import { sentSession } from './mind.fixture.ts'

const server = sharedServer([mindServer], { worker: false })

const now = () => server.clock.now().getTime()
const DAY_MS = 86_400_000
const points = async (userId: string) => {
  const sql =
    "select count(*)::int as n, coalesce(sum(points), 0)::int as points from activity_acts where user_id = $1 and kind = 'brain-game'"
  return (await server.app.database.pool.query<{ n: number; points: number }>(sql, [userId])).rows[0]!
}

describe('A session that was played', () => {
  test.each(GAME_IDS)('of %s is scored by the server, counts once however often it comes, and is one act of care', async (game) => {
    const me = await signedIn(server)
    // The id seeds the game: with a random one, a session would sometimes have too few right answers for a score.
    const id = `01980000-0000-7000-8000-${String(GAME_IDS.indexOf(game)).padStart(12, '0')}`
    const sent = sentSession(game, now(), { id })
    const first = await me.call(putMindSession, sent)
    const again = await me.call(putMindSession, sent)
    expect(again).toEqual(first)
    expect(first).toMatchObject({ game, trials: sent.body.answers.length, voids: 0 })
    expect(first.main).toBeTypeOf('number')
    expect(await points(me.user.id)).toEqual({ n: 1, points: 5 })
    const mind = await me.call(getMind)
    expect(mind.games).toMatchObject([{ game, sessions: 1, today: 1, lastBefore: null }])
    expect(mind.streak.current).toBe(1)
  })

  test('that a screen could not measure counts as a session and an act, and has no score', async () => {
    const me = await signedIn(server)
    const sent = sentSession('flanker', now())
    const saved = await me.call(putMindSession, { ...sent, body: { ...sent.body, isMeasured: false } })
    expect(saved).toMatchObject({ main: null, why: 'unsteady', voids: 0 })
    expect((await me.call(getMind)).games).toMatchObject([{ sessions: 1 }])
    expect((await points(me.user.id)).n).toBe(1)
  })

  test('sent ten times at once is one session', async () => {
    const me = await signedIn(server)
    const sent = sentSession('corsi', now())
    await Promise.all(Array.from({ length: 10 }, () => me.call(putMindSession, sent)))
    expect((await me.call(getMind)).games).toMatchObject([{ sessions: 1 }])
    expect((await points(me.user.id)).n).toBe(1)
  })

  test('leads the level of the next one, and can be taken away with its ring and its act', async () => {
    const me = await signedIn(server)
    const sent = sentSession('dual-n-back', now(), { start: 2, skill: 1 })
    const { figures } = await me.call(putMindSession, sent)
    expect((await me.call(getMind)).games[0]!.start).toBe(figures['next'])
    expect((await me.call(getMindTree, { params: { tree: 'dual-n-back~0' } })).sessions.map(({ id }) => id)).toEqual([sent.params.id])
    await me.call(deleteMindSession, { params: sent.params })
    expect(await me.call(getMind)).toMatchObject({ games: [], streak: { current: 0, totalDays: 0 } })
    expect(await me.fail(getMindTree, { params: { tree: 'dual-n-back~0' } })).toMatchObject({ status: 404, reason: 'mind.no_tree' })
  })

  test('on a device whose clock is years ahead counts for today, and one from weeks without a network for its own day', async () => {
    const me = await signedIn(server)
    const ahead = await me.call(putMindSession, sentSession('corsi', now() + 700 * DAY_MS))
    const { today } = await me.call(getMind)
    expect(ahead.day).toBe(today)
    const late = await me.call(putMindSession, sentSession('flanker', now() - 20 * DAY_MS))
    expect(late.day).toBe(addDays(today, -20))
    expect((await me.call(getMind)).streak).toMatchObject({ current: 1, totalDays: 2 })
  })
})

describe('A session that cannot have been played', () => {
  test.each([
    ['answers that come faster than the game shows anything', (answers: { at: number }[]) => answers.forEach((one, nth) => (one.at = nth))],
    ['answers that the game does not have', (answers: { r: number[] }[]) => (answers[0]!.r = [42])],
    ['more answers than there are trials', (answers: object[]) => answers.push({ ...answers.at(-1)!, at: 3_000_000 })],
  ])('is refused and not counted: %s', async (_, forge) => {
    const me = await signedIn(server)
    const sent = sentSession('flanker', now())
    forge(sent.body.answers as never)
    expect(await me.fail(putMindSession, sent)).toMatchObject({ status: 400, reason: 'mind.cannot_be' })
    expect((await me.call(getMind)).games).toEqual([])
  })

  test('is refused: half a session, the same answers as another session, and another session under an id that is taken', async () => {
    const me = await signedIn(server)
    const sent = sentSession('symbol-digit', now())
    const half = { ...sent, body: { ...sent.body, answers: sent.body.answers.slice(0, 9) } }
    expect(await me.fail(putMindSession, half)).toMatchObject({ status: 400, reason: 'mind.not_over' })
    await me.call(putMindSession, sent)
    expect(await me.fail(putMindSession, { ...sent, params: { id: uuidv7() } })).toMatchObject({ status: 409, reason: 'mind.known' })
    const other = sentSession('symbol-digit', now(), { id: sent.params.id, skill: 0.1 })
    other.body.answers[0]!.rt = 1234.5
    expect(await me.fail(putMindSession, other)).toMatchObject({ status: 409, reason: 'mind.other_session' })
    expect((await me.call(getMind)).games).toMatchObject([{ sessions: 1 }])
  })

  test('is refused beyond the limit of a day', async () => {
    const me = await signedIn(server)
    const { rows } = await server.app.database.pool.query<{ day: string }>('select now()')
    expect(rows).toHaveLength(1)
    const first = await me.call(putMindSession, sentSession('corsi', now()))
    await server.app.database.pool.query(
      `insert into mind_sessions select user_id, gen_random_uuid(), game, started_at, zone, day, milliseconds, main, figures, why, device, input,
       refresh_hz, error_ms, trials, voids, decode(md5(n::text), 'hex'), sealed from mind_sessions, generate_series(1, $2) n where user_id = $1`,
      [me.user.id, MOST_A_DAY - 1],
    )
    expect(await me.fail(putMindSession, sentSession('flanker', now()))).toMatchObject({ status: 429, reason: 'mind.too_many_today' })
    expect(first.game).toBe('corsi')
  })
})

describe('History', () => {
  test('has the sessions of one game in order of time, and files have every trial of all games', async () => {
    const me = await signedIn(server)
    for (let ago = 3; ago >= 1; ago--) await me.call(putMindSession, sentSession('flanker', now() - ago * DAY_MS))
    await me.call(putMindSession, sentSession('corsi', now()))
    const { sessions, leftOut } = await me.call(getMindHistory, { params: { game: 'flanker' } })
    expect(sessions.map(({ startedAt }) => startedAt)).toEqual(sessions.map(({ startedAt }) => startedAt).toSorted())
    expect([sessions.length, leftOut]).toEqual([3, 0])
    const csv = await (await me.call(exportMind, { params: { format: 'csv' } })).text()
    expect(csv.split('\r\n').filter((line) => line.includes('flanker'))).toHaveLength(3 * 40)
    const json = (await (await me.call(exportMind, { params: { format: 'json' } })).json()) as { sessions: { answers: object[] }[] }
    expect(json.sessions).toHaveLength(4)
    expect(json.sessions.every(({ answers }) => answers.length > 3)).toBe(true)
  })

  test('of more than the newest has the first ones as well, as the baseline is among them', async () => {
    const me = await signedIn(server)
    for (let nth = 0; nth < 8; nth++) await me.call(putMindSession, sentSession('corsi', now() - (500 - nth) * DAY_MS))
    await server.app.database.pool.query(
      `insert into mind_sessions select user_id, gen_random_uuid(), game, started_at + n * interval '1 day', zone, day + n, milliseconds, main, figures, why,
       device, input, refresh_hz, error_ms, trials, voids, decode(md5(n::text), 'hex'), sealed
       from (select * from mind_sessions where user_id = $1 order by started_at desc limit 1) last, generate_series(1, 400) n`,
      [me.user.id],
    )
    const { sessions, leftOut } = await me.call(getMindHistory, { params: { game: 'corsi' } })
    expect([sessions.length, leftOut]).toEqual([307, 101])
  })

  test('reports no companions before there are enough days', async () => {
    const me = await signedIn(server)
    await me.call(putMindSession, sentSession('corsi', now()))
    expect(await me.call(getMindCompanions)).toEqual({ days: 0, found: [], notYet: 1 })
  })
})

describe('Another person’s sessions', () => {
  test('are not seen, not taken away, and not touched by writing under their id', async () => {
    const [me, other] = [await signedIn(server), await signedIn(server)]
    const sent = sentSession('corsi', now())
    await me.call(putMindSession, sent)
    expect((await other.call(getMindHistory, { params: { game: 'corsi' } })).sessions).toEqual([])
    expect(await other.fail(deleteMindSession, { params: sent.params })).toMatchObject({ status: 404, reason: 'mind.not_here' })
    await other.call(putMindSession, sent)
    expect((await me.call(getMind)).games).toMatchObject([{ sessions: 1 }])
  })

  test('and no answer stands readable in the database', async () => {
    const me = await signedIn(server)
    const sent = sentSession('digit-span', now())
    await me.call(putMindSession, sent)
    const { rows } = await server.app.database.pool.query<{ sealed: Buffer }>('select sealed from mind_sessions where user_id = $1', [
      me.user.id,
    ])
    expect(rows[0]!.sealed.toString('latin1')).not.toContain(String(sent.body.answers[1]!.at))
  })
})
