// The user of the server process under root, under a user id without a name, and with somebody's closed home.
import { chmod, chown, cp, mkdir, readFile, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { thoroughTest } from '#testing/depth.ts'
import { prepareBinaries } from './binaries.ts'
import { openHome } from './home.ts'
import { runAs } from './server-user.ts'
import {
  cleanUp,
  isRoot,
  otherProcess,
  postmasterPid,
  query,
  removeSharedFolder,
  sharedFolder,
  start,
  temporaryFolder,
} from './test-folder.fixture.ts'

afterEach(cleanUp)
afterAll(removeSharedFolder)

async function uidOf(pid: number): Promise<number> {
  return Number(/^Uid:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1])
}

describe.runIf(isRoot && process.platform === 'linux')('under root', () => {
  test('the server runs as an unprivileged user, and only its own folder belongs to that user', async () => {
    const folder = await sharedFolder()
    const postgres = await start(folder)
    const uid = await uidOf(await postmasterPid(postgres.clusterDir))
    expect(uid).not.toBe(0)
    expect((await stat(postgres.clusterDir)).uid).toBe(uid)
    expect((await stat(path.join(folder, 'postgres'))).uid).toBe(0)
    expect(await query(postgres.connection, 'create database extra', 'drop database extra', 'select 1 as one')).toEqual([{ one: 1 }])
  })

  thoroughTest("in somebody's own directory the server runs as that person, who can then go on without root", async () => {
    const folder = await temporaryFolder()
    await chown(folder, 12_345, 12_345)
    await chmod(folder, 0o700)
    const dataDir = path.join(folder, 'data')
    const asRoot = await start(dataDir)
    expect(await uidOf(await postmasterPid(asRoot.clusterDir))).toBe(12_345)
    await query(asRoot.connection, 'create table kept (n int)', 'insert into kept values (3)')
    await asRoot.stop()

    // 12345 has no line in the password file; initdb fails over that, the server does not.
    const asThem = await otherProcess(dataDir, 'owner', 12_345)
    expect(asThem.answer).toMatchObject({ owner: true })
    expect(await query({ ...asThem.answer.connection }, 'select n from kept')).toEqual([{ n: 3 }])
    await asThem.stop()
  })

  thoroughTest('a user id without a name makes and runs a database by itself', async () => {
    const folder = await temporaryFolder()
    await chown(folder, 54_321, 54_321)
    const nameless = await otherProcess(path.join(folder, 'data'), 'owner', 54_321)
    expect(nameless.answer).toMatchObject({ owner: true })
    expect(await uidOf(await postmasterPid(nameless.answer.clusterDir ?? ''))).toBe(54_321)
    await nameless.stop()
  })

  test('a plain user gets an error that names the database’s owner', async () => {
    const folder = await sharedFolder()
    const postgres = await start(folder)
    const stranger = await otherProcess(folder, 'guest', 54_321)
    expect(stranger.answer.error).toContain('belongs to another user')
    await postgres.stop()
  })

  thoroughTest('a closed DATA_DIR of root lets the group of the server pass, and nobody else', async () => {
    const folder = await temporaryFolder()
    await chmod(folder, 0o700)
    const postgres = await start(folder)
    const [dataDir, cluster] = [await stat(folder), await stat(postgres.clusterDir)]
    expect(path.dirname(path.dirname(postgres.clusterDir))).toBe(folder)
    expect([dataDir.mode & 0o777, dataDir.uid, dataDir.gid]).toEqual([0o710, 0, cluster.gid])
  })

  thoroughTest('a closed home of root: the data goes to a separate place, which the next start finds again', async () => {
    const folder = await temporaryFolder()
    await chmod(folder, 0o700)
    const dataDir = path.join(folder, 'data')
    const first = await start(dataDir)
    const home = path.dirname(first.clusterDir)
    try {
      expect(home).not.toContain(folder)
      expect(first.logged).toContainEqual(expect.objectContaining({ level: 'warn', message: expect.stringContaining(home) }))
      expect(await readdir(dataDir)).toEqual(['postgres.place.json'])
      await query(first.connection, 'create table kept (n int)', 'insert into kept values (5)')
      await first.stop()

      const second = await start(dataDir)
      expect(second.clusterDir).toBe(first.clusterDir)
      expect(await query(second.connection, 'select n from kept')).toEqual([{ n: 5 }])
      await second.stop()

      // An emptied DATA_DIR means a new database, and the old one stays.
      await rm(dataDir, { recursive: true })
      const third = await start(dataDir)
      await third.stop()
      expect(third.clusterDir).not.toBe(first.clusterDir)
      expect(await stat(first.clusterDir)).toBeTruthy()
      await rm(path.dirname(third.clusterDir), { recursive: true })
      await expect(start(dataDir)).rejects.toThrow(/there is nothing there/)
    } finally {
      await first.stop()
      await rm(home, { recursive: true, force: true })
    }
  })

  thoroughTest('programs that the server may not read are copied to where it can, once', async () => {
    const stated: string[] = []
    const log = (_level: string, message: string) => stated.push(message)
    const folder = await temporaryFolder()
    const home = await openHome(path.join(folder, 'data'), log)
    // Hides the package from the server's user, as a closed home of root would.
    const inPlace = await prepareBinaries(home, log)
    const hidden = path.join(folder, 'hidden')
    await mkdir(hidden, { mode: 0o700 })
    await cp(path.dirname(inPlace.root), path.join(hidden, 'package'), { recursive: true, verbatimSymlinks: true })
    for (let round = 0; round < 2; round++) {
      const copied = await prepareBinaries(home, log, path.join(hidden, 'package'))
      expect(path.dirname(copied.root)).toBe(home.dir)
      expect(await runAs(home.user, path.join(copied.root, 'bin', 'postgres'), ['--version'], 5_000)).toMatchObject({ code: 0 })
    }
    expect(stated).toEqual(['copying the database programs to where they can be used'])
  })
})
