export type ByteSource = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

/** The same bytes in pieces of exactly `size`, except a shorter last one; no piece for no bytes. Holds one piece in memory. */
export async function* inChunks(content: ByteSource, size: number): AsyncGenerator<Buffer, undefined> {
  let parts: Uint8Array[] = []
  let length = 0
  for await (const part of content) {
    let rest = part
    while (length + rest.length >= size) {
      const head = rest.subarray(0, size - length)
      yield Buffer.concat([...parts, head], size)
      parts = []
      length = 0
      rest = rest.subarray(head.length)
    }
    if (rest.length > 0) {
      parts.push(rest)
      length += rest.length
    }
  }
  if (length > 0) yield Buffer.concat(parts, length)
}
