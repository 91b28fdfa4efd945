/** The whole body of a response. Throws `tooLong()` as soon as it exceeds `maxBytes`, and stops reading. */
export async function readBounded(response: Response, maxBytes: number, tooLong: () => Error): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let total = 0
  for await (const part of response.body ?? []) {
    total += part.length
    if (total > maxBytes) throw tooLong()
    parts.push(part)
  }
  return Buffer.concat(parts)
}
