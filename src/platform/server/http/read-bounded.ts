/** The whole body of a response. Throws `tooLong()` as soon as it exceeds `maxBytes`, and stops reading. */
export function readBounded(response: Response, maxBytes: number, tooLong: () => Error): Promise<Buffer> {
  return gatherBounded(response.body ?? [], maxBytes, tooLong)
}

/** All bytes of a stream. Throws `tooLong()` as soon as they are more than `maxBytes`, and stops reading. */
export async function gatherBounded(
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  maxBytes: number,
  tooLong: () => Error,
): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let total = 0
  for await (const part of content) {
    total += part.length
    if (total > maxBytes) throw tooLong()
    parts.push(part)
  }
  return Buffer.concat(parts)
}
