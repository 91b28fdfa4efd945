import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { growFile } from './growing-file.ts'

let folder: string
beforeAll(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'growing-'))))
afterAll(() => rm(folder, { recursive: true }))

const bytes = (n: number, from = 0) => Uint8Array.from({ length: n }, (_, i) => (from + i) % 251)

test('readers at several positions get every byte of a file that is still being written', async () => {
  async function* source() {
    for (let i = 0; i < 20; i++) {
      await new Promise((resolve) => setTimeout(resolve, 3))
      yield bytes(5000, i * 5000)
    }
  }
  const file = growFile(path.join(folder, 'a'), 100_000, source())
  const [whole, middle, tail] = await Promise.all([
    buffer(file.read(0, 99_999)),
    buffer(file.read(41_000, 60_999)),
    buffer(file.read(99_000, 99_999)),
  ])
  await file.done
  expect(whole.equals(Buffer.from(bytes(100_000)))).toBe(true)
  expect(middle.equals(Buffer.from(bytes(20_000, 41_000)))).toBe(true)
  expect(tail.equals(Buffer.from(bytes(1000, 99_000)))).toBe(true)
})

test('a reader gets an error when the writing fails, and the broken file is deleted', async () => {
  async function* source() {
    yield bytes(10)
    throw new Error('no more wind')
  }
  const file = growFile(path.join(folder, 'b'), 100, source())
  await expect(buffer(file.read(0, 99))).rejects.toThrow('no more wind')
  await expect(file.done).rejects.toThrow('no more wind')
})

test('a source that ends early is a failure, not a short track', async () => {
  const file = growFile(
    path.join(folder, 'c'),
    100,
    (async function* () {
      yield bytes(10)
    })(),
  )
  await expect(file.done).rejects.toThrow('10 bytes instead of 100')
})

test('a reader that began before the file was removed gets every byte, at any moment of removal', async () => {
  for (let round = 0; round < 200; round++) {
    const file = growFile(
      path.join(folder, `d${round}`),
      3000,
      (async function* () {
        yield bytes(3000)
      })(),
    )
    await file.done
    const early = file.read(2000, 2999)
    const removed = file.remove()
    expect(file.isRemoved).toBe(true)
    expect((await buffer(early)).equals(Buffer.from(bytes(1000, 2000)))).toBe(true)
    await removed
  }
})
