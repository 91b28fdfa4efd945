import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { unzip } from '#testing/unzip.ts'
import { writeZip, type ZipMember } from './write-zip.ts'

const AT = new Date('2026-05-04T10:00:00Z')
const KIB = 1024

async function* pieces(...all: Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* all
}

describe('a zip', () => {
  test('unpacks to its input, compressed or not, for any split of the bytes', async () => {
    const Files = fc.uniqueArray(
      fc.record({
        path: fc.stringMatching(/^[a-zäß🌿0-9 ]{1,12}(\/[a-z]{1,4})?\.txt$/u),
        parts: fc.array(fc.uint8Array({ maxLength: 4000 }), { maxLength: 5 }),
        compress: fc.boolean(),
      }),
      { selector: ({ path }) => path.toLowerCase(), maxLength: 6 },
    )
    await fc.assert(
      fc.asyncProperty(Files, async (files) => {
        async function* members(): AsyncGenerator<ZipMember> {
          for (const { path, parts, compress } of files) yield { path, compress, content: pieces(...parts) }
        }
        const read = await unzip(await buffer(writeZip(members(), AT)))
        expect([...read]).toEqual(files.map(({ path, parts }) => [path, Buffer.concat(parts)]))
      }),
      { numRuns: 60 },
    )
  })

  test('reads no more of its source than its reader takes: a slow reader slows everything down, at any size', async () => {
    let made = 0
    let opened = 0
    async function* endless(): AsyncGenerator<Uint8Array> {
      for (;;) {
        made += 64 * KIB
        yield new Uint8Array(64 * KIB)
      }
    }
    async function* members(): AsyncGenerator<ZipMember> {
      for (;;) yield { path: `${++opened}.bin`, compress: false, content: endless() }
    }
    const zip = writeZip(members(), AT)
    let taken = 0
    for await (const piece of zip) {
      taken += (piece as Buffer).length
      // Lets everything run that can be produced ahead.
      for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve))
      expect(made - taken).toBeLessThanOrEqual(1024 * KIB)
      if (taken > 8 * 1024 * KIB) break
    }
    expect(opened).toBe(1)
  })

  test('closes its sources and reads no more when its reader stops half-way', async () => {
    const ended: string[] = []
    async function* content(): AsyncGenerator<Uint8Array> {
      try {
        for (;;) yield new Uint8Array(64 * KIB)
      } finally {
        ended.push('content')
      }
    }
    async function* members(): AsyncGenerator<ZipMember> {
      try {
        for (let n = 0; ; n++) yield { path: `${n}`, compress: false, content: content() }
      } finally {
        ended.push('members')
      }
    }
    for await (const piece of writeZip(members(), AT)) if (piece) break
    for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve))
    expect(ended).toEqual(['content', 'members'])
  })

  test('fails with the reason when one of its sources cannot be read', async () => {
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield new Uint8Array(10)
      throw new Error('the disk is gone')
    }
    async function* members(content: AsyncIterable<Uint8Array>): AsyncGenerator<ZipMember> {
      yield { path: 'a.txt', compress: true, content }
      throw new Error('there are no more')
    }
    await expect(buffer(writeZip(members(broken()), AT))).rejects.toThrow('the disk is gone')
    await expect(buffer(writeZip(members(pieces(new Uint8Array(3))), AT))).rejects.toThrow('there are no more')
    async function* astray(): AsyncGenerator<ZipMember> {
      yield { path: '../out.txt', compress: true, content: pieces(new Uint8Array(3)) }
    }
    await expect(buffer(writeZip(astray(), AT))).rejects.toThrow('invalid relative path')
  })
})
