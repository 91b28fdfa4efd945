import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { isolatedTask, openIsolated, runIsolated } from './isolation.ts'
import type { methods } from './misbehaving.fixture.ts'

const module = new URL('./misbehaving.fixture.ts', import.meta.url)
const task = isolatedTask<typeof methods>(module, {
  stepMs: 60_000,
  heapMb: 64,
  memoryMb: 300,
  messageBytes: 1024 ** 2,
  outputBytes: 4 * 1024 ** 2,
})
const hasty = isolatedTask<typeof methods>(module, { stepMs: 300 })
const patient = isolatedTask<typeof methods>(module, { stepMs: 60_000, heapMb: 64, memoryMb: 300 })

test('a task returns one value or many', async () => {
  expect(await runIsolated(patient, 'double', 21)).toBe(42)
  const session = await openIsolated(patient)
  expect(await Array.fromAsync(session.stream('count', { to: 4 }))).toEqual([1, 2, 3, 4])
  session.close()
})

test('messages of other senders in the child are ignored', async () => {
  expect(await runIsolated(patient, 'sendForeign', undefined as never)).toBe('ours')
})

test.each(['spin', 'spinInSql'] as const)('a task that never ends (%s) keeps nobody waiting, and is killed', async (method) => {
  const server = createServer((_request, response) => response.end('ok')).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const off = new AbortController()
  const work = runIsolated(patient, method, undefined as never, { signal: off.signal })
  for (let served = 0; served < 20; served++) expect(await (await fetch(address)).text()).toBe('ok')
  off.abort()
  await expect(work).rejects.toMatchObject({ name: 'IsolationError', reason: 'stopped' })
  await expect(runIsolated(hasty, method, undefined as never)).rejects.toMatchObject({ reason: 'too_slow' })
  server.close()
})

test('a task that exceeds its memory is killed', async () => {
  await expect(runIsolated(patient, 'fillHeap', undefined as never)).rejects.toMatchObject({ reason: 'too_much_memory' })
  if (process.platform === 'linux')
    await expect(runIsolated(patient, 'fillBuffers', undefined as never)).rejects.toMatchObject({ reason: 'too_much_memory' })
})

test('a task that outputs too much is ended', async () => {
  await expect(runIsolated(task, 'oneTooLarge', undefined as never)).rejects.toMatchObject({ reason: 'too_much_output' })
  const session = await openIsolated(task)
  let values = 0
  const all = async () => {
    for await (const value of session.stream('flood', undefined as never)) values += value.length > 0 ? 1 : 0
  }
  await expect(all()).rejects.toMatchObject({ reason: 'too_much_output' })
  expect(values).toBeLessThan(80)
  session.close()
})

test('the caller gets a task’s own reason, but none of its private words', async () => {
  await expect(runIsolated(patient, 'refuse', undefined as never)).rejects.toMatchObject({ name: 'TaskError', reason: 'damaged' })
  const error: unknown = await runIsolated(patient, 'crash', undefined as never).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ name: 'IsolationError', reason: 'crashed' })
  expect(String(error)).not.toContain('private')
  await expect(runIsolated(task, 'exit', undefined as never)).rejects.toMatchObject({ name: 'IsolationError' })
})

test('a task cannot read the environment or files other than the program, write files, or start processes', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'fernwell-isolation-'))
  const secret = path.join(folder, 'secret')
  await writeFile(secret, 'a secret')
  const session = await openIsolated(patient)
  expect(await session.call('env', undefined as never)).not.toContain('PATH')
  await expect(session.call('readFile', secret)).rejects.toMatchObject({ reason: 'crashed' })
  await expect(session.call('writeFile', secret)).rejects.toMatchObject({ reason: 'crashed' })
  await expect(session.call('run', undefined as never)).rejects.toMatchObject({ reason: 'crashed' })
  session.close()
  await rm(folder, { recursive: true })
})

test('a task calls methods of the host; the caller gets an error of the host unchanged', async () => {
  const host = {
    greet(name: string) {
      if (name === 'nobody') throw new RangeError('our own trouble')
      return `hello ${name}`
    },
  }
  expect(await runIsolated(patient, 'ask', 'Ana', { host })).toBe('hello Ana!')
  await expect(runIsolated(patient, 'ask', 'nobody', { host })).rejects.toThrow('our own trouble')
})

test('a child is used again for the next piece of work, and further work waits', async () => {
  const single = isolatedTask<typeof methods>(module, { atOnce: 1 })
  const first = await runIsolated(single, 'pid', undefined as never)
  expect(await Promise.all([1, 2, 3].map(() => runIsolated(single, 'pid', undefined as never)))).toEqual([first, first, first])
  expect(first).not.toBe(process.pid)
})
