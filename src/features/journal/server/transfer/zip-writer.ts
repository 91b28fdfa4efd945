import { createDeflateRaw, crc32 } from 'node:zlib'
import { Readable } from 'node:stream'

export type ZipMember = { path: string; content: AsyncIterable<Uint8Array>; /** Media are packed already. */ compress: boolean }

const MAX_32 = 0xffff_ffff
const UTF8_AND_DESCRIPTOR = 0x0808

type Written = { path: Buffer; method: number; crc: number; packed: number; bytes: number; offset: number }

/**
 * A zip as a stream (APPNOTE 6.3.9), however large: sizes follow each file in a Zip64 descriptor, and the directory is Zip64
 * throughout. Memory holds a line of the directory for each file and nothing of their content.
 */
export async function* zipOf(members: AsyncIterable<ZipMember>, at: Date): AsyncGenerator<Uint8Array> {
  const written: Written[] = []
  let offset = 0
  for await (const member of members) {
    const path = Buffer.from(member.path)
    const entry: Written = { path, method: member.compress ? 8 : 0, crc: 0, packed: 0, bytes: 0, offset }
    const head = localHeader(entry, at)
    yield head
    for await (const piece of packed(member, entry)) {
      entry.packed += piece.length
      yield piece
    }
    const tail = descriptor(entry)
    yield tail
    offset += head.length + entry.packed + tail.length
    written.push(entry)
  }
  const start = offset
  for (const entry of written) {
    const line = centralHeader(entry, at)
    offset += line.length
    yield line
  }
  yield ending(written.length, offset - start, start)
}

async function* packed({ content, compress }: ZipMember, entry: Written): AsyncGenerator<Uint8Array> {
  async function* counted() {
    for await (const piece of content) {
      entry.crc = crc32(piece, entry.crc)
      entry.bytes += piece.length
      yield piece
    }
  }
  if (!compress) return yield* counted()
  const source = Readable.from(counted(), { objectMode: false })
  const deflate = createDeflateRaw({ level: 6 })
  source.on('error', (error) => deflate.destroy(error))
  yield* source.pipe(deflate) as AsyncIterable<Buffer>
}

function dosTime(at: Date): { time: number; date: number } {
  return {
    time: (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
    date: ((Math.max(1980, at.getUTCFullYear()) - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
  }
}

function localHeader({ path, method }: Written, at: Date): Buffer {
  const { time, date } = dosTime(at)
  const head = Buffer.alloc(30 + path.length + 20)
  head.writeUInt32LE(0x0403_4b50, 0)
  head.writeUInt16LE(45, 4)
  head.writeUInt16LE(UTF8_AND_DESCRIPTOR, 6)
  head.writeUInt16LE(method, 8)
  head.writeUInt16LE(time, 10)
  head.writeUInt16LE(date, 12)
  head.writeUInt32LE(MAX_32, 18)
  head.writeUInt32LE(MAX_32, 22)
  head.writeUInt16LE(path.length, 26)
  head.writeUInt16LE(20, 28)
  path.copy(head, 30)
  // Zip64: its presence says that the descriptor's sizes have eight bytes.
  head.writeUInt16LE(0x0001, 30 + path.length)
  head.writeUInt16LE(16, 32 + path.length)
  return head
}

function descriptor({ crc, packed: size, bytes }: Written): Buffer {
  const tail = Buffer.alloc(24)
  tail.writeUInt32LE(0x0807_4b50, 0)
  tail.writeUInt32LE(crc, 4)
  tail.writeBigUInt64LE(BigInt(size), 8)
  tail.writeBigUInt64LE(BigInt(bytes), 16)
  return tail
}

function centralHeader({ path, method, crc, packed: size, bytes, offset }: Written, at: Date): Buffer {
  const { time, date } = dosTime(at)
  const line = Buffer.alloc(46 + path.length + 28)
  line.writeUInt32LE(0x0201_4b50, 0)
  line.writeUInt16LE(45, 4)
  line.writeUInt16LE(45, 6)
  line.writeUInt16LE(UTF8_AND_DESCRIPTOR, 8)
  line.writeUInt16LE(method, 10)
  line.writeUInt16LE(time, 12)
  line.writeUInt16LE(date, 14)
  line.writeUInt32LE(crc, 16)
  line.writeUInt32LE(MAX_32, 20)
  line.writeUInt32LE(MAX_32, 24)
  line.writeUInt16LE(path.length, 28)
  line.writeUInt16LE(28, 30)
  line.writeUInt32LE(MAX_32, 42)
  path.copy(line, 46)
  const extra = 46 + path.length
  line.writeUInt16LE(0x0001, extra)
  line.writeUInt16LE(24, extra + 2)
  line.writeBigUInt64LE(BigInt(bytes), extra + 4)
  line.writeBigUInt64LE(BigInt(size), extra + 12)
  line.writeBigUInt64LE(BigInt(offset), extra + 20)
  return line
}

function ending(count: number, bytes: number, start: number): Buffer {
  const end = Buffer.alloc(56 + 20 + 22)
  end.writeUInt32LE(0x0606_4b50, 0)
  end.writeBigUInt64LE(44n, 4)
  end.writeUInt16LE(45, 12)
  end.writeUInt16LE(45, 14)
  end.writeBigUInt64LE(BigInt(count), 24)
  end.writeBigUInt64LE(BigInt(count), 32)
  end.writeBigUInt64LE(BigInt(bytes), 40)
  end.writeBigUInt64LE(BigInt(start), 48)
  end.writeUInt32LE(0x0706_4b50, 56)
  end.writeBigUInt64LE(BigInt(start + bytes), 64)
  end.writeUInt32LE(1, 72)
  end.writeUInt32LE(0x0605_4b50, 76)
  end.writeUInt16LE(Math.min(count, 0xffff), 84)
  end.writeUInt16LE(Math.min(count, 0xffff), 86)
  end.writeUInt32LE(MAX_32, 88)
  end.writeUInt32LE(MAX_32, 92)
  return end
}
