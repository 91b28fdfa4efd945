// `npm run processes`: two apps and a worker on one PostgreSQL and one S3 store, under load, while one of them after the other is killed.
// `-- --seconds 300` for longer, `-- --failover` to kill the primary of two databases instead. It ends with 1 when anything was lost.
import { cpus, totalmem } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { fakeS3 } from '#platform/server/storage/fake-s3.fixture.ts'
import { buildWhenStale } from './build.ts'
import { exitWithMessage, UsageError } from './lib/exit-with-message.ts'
import { countQuotaOnce, followLive, renderOnce, signOutEverywhere } from './processes/as-one.ts'
import { startOne, startPair, type Databases, type Pair } from './processes/databases.ts'
import { startTrio, type Member, type Name, type Trio } from './processes/installation.ts'
import { acknowledged, differences, keepWriting, newPerson, startImport, untilImport, type Person } from './processes/people.ts'
import { longestGap, newTally, type Tally } from './processes/requests.ts'

const PEOPLE = 12
const BETWEEN_KILLS_MS = [2000, 5000] as const
const GOAL_SECONDS = 10

const report = (what: string, value: string) => console.log(`  ${what.padEnd(66)} ${value}`)

try {
  const { values } = parseArgs({ options: { seconds: { type: 'string', default: '60' }, failover: { type: 'boolean', default: false } } })
  const seconds = Number(values.seconds)
  if (!(seconds >= 5)) throw new UsageError('--seconds wants a number of at least 5.')
  await buildWhenStale()
  process.exitCode = (await trial(seconds, values.failover)) ? 0 : 1
} catch (error) {
  exitWithMessage(error)
}

async function trial(seconds: number, isFailover: boolean): Promise<boolean> {
  const store = await fakeS3()
  const databases = isFailover ? await startPair() : await startOne()
  let trio: Trio | undefined
  try {
    trio = await startTrio({ DATABASE_URL: databases.url, STORAGE_URL: store.url })
    const setUp = isFailover ? 'a primary and its synchronous standby behind HAProxy' : 'one server'
    console.log(`Two apps and a worker, PostgreSQL ${databases.version} (${setUp}), an S3 store; all on one machine:`)
    console.log(`${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 1024 ** 3)} GB`)
    const tally = newTally()
    const { urls } = trio
    const people = await Promise.all(Array.from({ length: PEOPLE }, (_, n) => newPerson(urls, tally, n)))
    const wrong = isFailover ? [] : await behaveAsOne(trio, people[0]!, () => [...store.objects.keys()])
    wrong.push(
      ...(isFailover ? await failover(databases as Pair, trio, people, tally, seconds) : await kills(trio, people, tally, seconds)),
    )
    wrong.push(...(await signOutEverywhere(urls, people[1]!, report)))
    wrong.push(...(await verify(databases, people)))
    printFigures(trio, people, tally)
    wrong.push(...[...tally.odd].map(([what, times]) => `${what}, ${times} times`))
    for (const line of wrong) console.log(`WRONG: ${line}`)
    console.log(wrong.length === 0 ? 'Nothing was lost and nothing counted twice.' : `${wrong.length} things are wrong.`)
    return wrong.length === 0
  } catch (error) {
    console.log(trio?.log().split('\n').slice(-30).join('\n'))
    throw error
  } finally {
    await trio?.stop()
    await databases.stop()
    store.close()
  }
}

async function behaveAsOne(trio: Trio, person: Person, stored: () => string[]): Promise<string[]> {
  const wrong = await signOutEverywhere(trio.urls, person, report)
  wrong.push(...(await countQuotaOnce(trio.urls, person, path.join(trio.folder, 'worker', 'outbox'), report)))
  wrong.push(...(await followLive(person, report)))
  wrong.push(...(await renderOnce(person, stored, report)))
  return wrong
}

/** Everybody writes and imports a file while one process after the other is killed and started again. */
async function kills(trio: Trio, people: readonly Person[], tally: Tally, seconds: number): Promise<string[]> {
  const began = performance.now()
  const until = began + seconds * 1000
  const isOver = () => performance.now() > until
  const count: Record<Name, number> = { 'app one': 0, 'app two': 0, worker: 0 }
  const back: number[] = []
  async function killOneAfterAnother(): Promise<void> {
    const [least, most] = BETWEEN_KILLS_MS
    // At random, but none twice before each had its turn.
    let turns: Member[] = []
    while (performance.now() < until - most) {
      await wait(least + Math.random() * (most - least))
      if (turns.length === 0) turns = [...trio.members]
      const [victim] = turns.splice(Math.floor(Math.random() * turns.length), 1) as [Member]
      if (victim.hasEnded()) throw new Error(`${victim.name} ended by itself.`)
      await victim.kill()
      await victim.start()
      count[victim.name]++
      back.push(victim.readyMs)
    }
  }
  const writing = Promise.all(people.map((person) => keepWriting(person, isOver)))
  const [, importedAt] = await Promise.all([writing, importEach(people, seconds), killOneAfterAnother()])
  report('longest time without an answer to anybody', `${Math.round(longestGap(tally, began, performance.now()))} ms`)
  report(
    'killed with −9',
    Object.entries(count)
      .map(([name, times]) => `${name} ${times}`)
      .join(', '),
  )
  report('a process serves again after', `${Math.round(Math.min(...back))}–${Math.round(Math.max(...back))} ms`)
  report('all imports of the worker were done', `${Math.round((importedAt - began) / 1000)} s after the start`)
  return []
}

/** Each person imports a file, one after the other over the first half of the time. Returns the time when all were done. */
async function importEach(people: readonly Person[], seconds: number): Promise<number> {
  const pause = (seconds * 500) / people.length
  await Promise.all(
    people.map(async (person, n) => {
      await wait(n * pause)
      await startImport(person)
      await untilImport(person.device, person.importId, 'done')
    }),
  )
  return performance.now()
}

/** All people write while the primary is killed; returns the errors that no device should have seen. */
async function failover(pair: Pair, trio: Trio, people: readonly Person[], tally: Tally, seconds: number): Promise<string[]> {
  const until = performance.now() + seconds * 1000
  const isOver = () => performance.now() > until
  const writing = Promise.all(people.map((person) => keepWriting(person, isOver)))
  const falling = (async () => {
    await wait(seconds * 300)
    report('writes acknowledged before the primary was killed with its children', String(acknowledged(people)))
    const killed = pair.killPrimary()
    return [killed, await pair.promoted] as const
  })()
  const [[killed, promoted]] = await Promise.all([falling, writing, importEach(people, seconds)])
  const first = tally.successes.find((at) => at > promoted)
  const gap = longestGap(tally, killed, Math.min(until, killed + 30_000))
  report('the standby was promoted after', `${((promoted - killed) / 1000).toFixed(1)} s`)
  report('the first write or read after that', first === undefined ? 'never' : `${((first - killed) / 1000).toFixed(1)} s after the kill`)
  report('longest time without an answer to anybody', `${(gap / 1000).toFixed(1)} s`)
  const wrong = trio.members.filter((member) => member.hasEnded()).map(({ name }) => `${name} ended by itself`)
  if (first === undefined || first - killed > GOAL_SECONDS * 1000) wrong.push(`the apps were not back within ${GOAL_SECONDS} s`)
  if (tally.statuses.has('none')) wrong.push('connections to the apps were cut')
  return wrong
}

/** Every acknowledged write is there once, through both apps, and the ledger's sums agree with its rows. */
async function verify({ url }: Databases, people: readonly Person[]): Promise<string[]> {
  const wrong = (await Promise.all(people.flatMap((person) => [0, 1].map((app) => differences(person, app))))).flat()
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<{ user_id: string }>(`
    select user_id from activity_standings s where points is distinct from
        (select coalesce(sum(points), 0) from activity_acts a where a.user_id = s.user_id)
      or points is distinct from (select coalesce(sum(points), 0) from activity_days d where d.user_id = s.user_id)`)
  await client.end()
  return [...wrong, ...rows.map(({ user_id }) => `the ledger of ${user_id} does not add up`)]
}

function printFigures(trio: Trio, people: readonly Person[], tally: Tally): void {
  report('acknowledged writes, each compared at both apps', String(acknowledged(people)))
  report('answers by status', [...tally.statuses].map(([status, times]) => `${status}: ${times}`).join(', '))
  report('memory of each process', trio.members.map((member) => `${member.name} ${Math.round(member.memory() / 1024)} MB`).join(', '))
}
