import { appendFile, mkdir, readFile, readdir, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { thoroughTest } from '#testing/depth.ts'
import { isAlive } from './processes.ts'
import {
  cleanUp,
  sharedFolder,
  otherProcess,
  postmasterPid,
  query,
  removeSharedFolder,
  start,
  temporaryFolder,
} from './test-folder.fixture.ts'

afterEach(cleanUp)
afterAll(removeSharedFolder)

describe('the embedded database', () => {
  test('is created on the first start, and has its rows on the second', async () => {
    const folder = await temporaryFolder()
    const first = await start(folder)
    expect(first.owner).toBe(true)
    await query(first.connection, 'create table leaf (name text)', "insert into leaf values ('Äpfel 葉')")
    const [facts] = await query(
      first.connection,
      `select current_setting('server_version_num')::int / 10000 as major, current_setting('data_checksums') as checksums, current_setting('fsync') as fsync,
              current_setting('listen_addresses') as addresses, current_setting('timezone') as zone, current_setting('max_connections') as connections,
              (select datlocprovider::text || ' ' || datlocale || ' ' || pg_encoding_to_char(encoding) from pg_database where datname = current_database()) as locale,
              lower('ÄPFEL') as lowered`,
    )
    expect(facts).toEqual({
      major: 18,
      checksums: 'on',
      fsync: 'on',
      addresses: '',
      zone: 'UTC',
      connections: '60',
      locale: 'b C.UTF-8 UTF8',
      lowered: 'äpfel',
    })
    const pid = await postmasterPid(first.clusterDir)
    await first.stop()
    expect(await isAlive(pid)).toBe(false)

    const second = await start(folder, { maxConnections: 90 })
    expect(await query(second.connection, "select name, current_setting('max_connections') as connections from leaf")).toEqual([
      { name: 'Äpfel 葉', connections: '90' },
    ])
    await second.stop()
    expect(second.logged.map((line) => line.message)).toEqual(['database started'])
  })

  thoroughTest('lets only its user and root in: the socket lies in a closed directory and there is no port', async () => {
    const postgres = await start(await sharedFolder())
    const socket = await stat(postgres.connection.host)
    expect(socket.mode & 0o777).toBe(0o700)
    expect(await query(postgres.connection, "select 1 from pg_settings where name = 'listen_addresses' and setting <> ''")).toEqual([])
  })

  thoroughTest('writes no text of people into its log, not even when a statement fails', async () => {
    const folder = await sharedFolder()
    const postgres = await start(folder)
    await query(postgres.connection, 'create table note (body text primary key, n int)')
    const client = new pg.Client(postgres.connection)
    await client.connect()
    const failing: [string, string[]][] = [
      ["select 'canary-one'::int", []],
      ['insert into note values ($1, $2::int)', ['canary-two', 'canary-three']],
      ["insert into note values ('canary-four', 1), ('canary-four', 2)", []],
      ["do $$ begin raise warning 'canary-five'; end $$; select canary_six", []],
    ]
    for (const [text, values] of failing) await expect(client.query(text, values)).rejects.toThrow()
    await client.end()
    await postgres.stop()
    const log = await readFile(path.join(folder, 'postgres', 'server.log'), 'utf8')
    expect(log).toContain('ready to accept connections')
    expect(log).not.toContain('canary')
  })

  thoroughTest('works in a data directory with a long name, spaces, quotes and many scripts', async () => {
    const folder = path.join(await temporaryFolder(), `my "data" & 'más' 日記`, 'x'.repeat(150))
    const postgres = await start(folder)
    expect(Buffer.byteLength(postgres.connection.host)).toBeLessThan(90)
    expect(await query(postgres.connection, 'select 1 as one')).toEqual([{ one: 1 }])
    await postgres.stop()
    await expect(stat(postgres.connection.host)).rejects.toThrow('ENOENT')
  })

  thoroughTest('does not take the remains of an interrupted first start for a database', async () => {
    const folder = await temporaryFolder()
    await mkdir(path.join(folder, 'postgres', 'draft-0123456789ab', 'cluster'), { recursive: true })
    await writeFile(path.join(folder, 'postgres', 'draft-0123456789ab', 'cluster', 'PG_VERSION'), '18\n')
    const postgres = await start(folder)
    expect(await query(postgres.connection, 'select 1 as one')).toEqual([{ one: 1 }])
    expect((await readdir(path.join(folder, 'postgres'))).filter((name) => name.startsWith('draft-'))).toEqual([])
  })

  test('refuses data that another version of PostgreSQL made, naming both', async () => {
    const folder = await temporaryFolder()
    await mkdir(path.join(folder, 'postgres', 'cluster'), { recursive: true })
    await writeFile(path.join(folder, 'postgres', 'cluster', 'PG_VERSION'), '14\n')
    await expect(start(folder)).rejects.toThrow(/made by PostgreSQL 14, and this Fernwell brings PostgreSQL 18\.\d/)
  })

  test('says which directory is at fault when DATA_DIR is no directory', async () => {
    const file = path.join(await temporaryFolder(), 'a-file')
    await writeFile(file, '')
    await expect(start(path.join(file, 'data'))).rejects.toMatchObject({
      problem: 'data-dir',
      message: expect.stringContaining(path.join(file, 'data')),
    })
  })
})

describe('one owner', () => {
  thoroughTest('a second app on the same data is refused with the owner’s process id, while a guest may use it', async () => {
    const folder = await sharedFolder()
    const app = await start(folder)
    await expect(start(folder)).rejects.toMatchObject({
      problem: 'already-owned',
      message: expect.stringContaining(`process ${process.pid} `),
    })
    const second = await otherProcess(folder, 'owner')
    expect(second.answer.error).toContain(`process ${process.pid} `)

    const guest = await otherProcess(folder, 'guest')
    expect(guest.answer).toEqual({ owner: false, connection: app.connection, clusterDir: app.clusterDir })
    await guest.stop()
    expect(await query(app.connection, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  thoroughTest('a guest without an owner runs the database itself, and stops it at the end', async () => {
    const folder = await sharedFolder()
    const guest = await start(folder, { role: 'guest' })
    expect(guest.owner).toBe(true)
    const pid = await postmasterPid(guest.clusterDir)
    await guest.stop()
    expect(await isAlive(pid)).toBe(false)
  })

  thoroughTest('two that start at the same moment on an empty directory: one owns, the guest joins', async () => {
    const folder = await temporaryFolder()
    const [app, guest] = await Promise.all([
      otherProcess(folder, 'owner'),
      new Promise((r) => setTimeout(r, 150)).then(() => otherProcess(folder, 'guest')),
    ])
    expect(app.answer.owner).toBe(true)
    expect(guest.answer).toEqual({ ...app.answer, owner: false })
    await guest.stop()
    await app.stop()
  })

  test('when the app was killed, the database lives on and the next app adopts it as it is', async () => {
    const folder = await sharedFolder()
    const killed = await otherProcess(folder, 'owner')
    const clusterDir = killed.answer.clusterDir ?? ''
    const pid = await postmasterPid(clusterDir)
    await killed.kill()
    expect(await isAlive(pid)).toBe(true)

    const next = await start(folder)
    expect(next.logged.map((line) => line.message)).toEqual(['database adopted: it was still running after its last owner went'])
    expect(await postmasterPid(clusterDir)).toBe(pid)
    // An adopted server is supervised like a started one.
    const up = new Promise((resolve) => next.onRestart((event) => event === 'up' && resolve(event)))
    process.kill(pid, 'SIGKILL')
    await up
    expect(await query(next.connection, 'select 1 as one')).toEqual([{ one: 1 }])
    await next.stop()
    expect(await isAlive(await postmasterPid(clusterDir).catch(() => 0))).toBe(false)
  })

  thoroughTest('an adopted database with other settings is restarted with the wanted ones', async () => {
    const folder = await sharedFolder()
    const killed = await otherProcess(folder, 'owner')
    await killed.kill()
    const next = await start(folder, { maxConnections: 25 })
    expect(await query(next.connection, 'show max_connections')).toEqual([{ max_connections: '25' }])
  })
})

describe('a database server that was killed', () => {
  test('is started again, tells the app, and has everything that was answered', async () => {
    const postgres = await start(await sharedFolder())
    await query(postgres.connection, 'create table act (n int)')
    const events: string[] = []
    for (let round = 1; round <= 2; round++) {
      await query(postgres.connection, `insert into act values (${round})`)
      const up = new Promise<void>((resolve) => {
        const off = postgres.onRestart((event) => {
          events.push(event)
          if (event === 'up') resolve(off())
        })
      })
      process.kill(await postmasterPid(postgres.clusterDir), 'SIGKILL')
      await up
      expect(await query(postgres.connection, 'select n from act order by n')).toHaveLength(round)
    }
    expect(events).toEqual(['down', 'up', 'down', 'up'])
    expect(postgres.logged.filter((line) => line.level === 'error')).toHaveLength(2)
  })

  thoroughTest('is replaced even while one of its processes is still deep in a statement', async () => {
    const postgres = await start(await sharedFolder())
    const busy = new pg.Client(postgres.connection)
    busy.on('error', () => {})
    await busy.connect()
    // A loop without waits never checks whether its postmaster is alive.
    busy.query('do $$ declare n bigint := 0; begin loop n := n + 1; end loop; end $$').catch(() => {})
    await new Promise((resolve) => setTimeout(resolve, 100))
    const up = new Promise((resolve) => postgres.onRestart((event) => event === 'up' && resolve(event)))
    process.kill(await postmasterPid(postgres.clusterDir), 'SIGKILL')
    await up
    expect(await query(postgres.connection, 'select 1 as one')).toEqual([{ one: 1 }])
    await busy.end().catch(() => {})
  })

  thoroughTest(
    'together with its app: the next start is not fooled by a stale pid file whose pid now belongs to another program',
    async () => {
      const folder = await sharedFolder()
      const killed = await otherProcess(folder, 'owner')
      const clusterDir = killed.answer.clusterDir ?? ''
      await query({ ...killed.answer.connection }, 'create table kept (n int)', 'insert into kept values (7)')
      await killed.kill()
      process.kill(await postmasterPid(clusterDir), 'SIGKILL')
      // PostgreSQL takes another process for itself only when it has the same user: under root the pid belongs to root.
      const pidFile = path.join(clusterDir, 'postmaster.pid')
      const lines = (await readFile(pidFile, 'utf8')).split('\n')
      await writeFile(pidFile, [String(process.pid), ...lines.slice(1)].join('\n'))
      const next = await start(folder)
      expect(await query(next.connection, 'select n from kept')).toEqual([{ n: 7 }])
    },
  )

  thoroughTest('keeps its log short', async () => {
    const folder = await sharedFolder()
    await appendFile(path.join(folder, 'postgres', 'server.log'), 'old line\n'.repeat(200_000))
    const postgres = await start(folder)
    expect((await stat(path.join(folder, 'postgres', 'server.log'))).size).toBeLessThan(10_000)
    await postgres.stop()
  })
})
