/**
 * Answers a request from a whole stored file: the file, or the one range of `Range: bytes=…` (206), or
 * 416 when it is outside (RFC 9110, 14.1.2). A request for several ranges gets the whole file, as the RFC allows.
 */
export async function answerFromWhole(range: string | null, whole: Response): Promise<Response> {
  const blob = await whole.blob()
  const type = whole.headers.get('content-type') ?? 'application/octet-stream'
  const headers = { 'content-type': type, 'accept-ranges': 'bytes' }
  const match = /^bytes=(\d*)-(\d*)$/.exec(range ?? '')
  if (!match || (match[1] === '' && match[2] === '')) {
    return new Response(blob, { status: 200, headers: { ...headers, 'content-length': String(blob.size) } })
  }
  const suffix = match[1] === ''
  const start = suffix ? Math.max(0, blob.size - Number(match[2])) : Number(match[1])
  const end = suffix || match[2] === '' ? blob.size - 1 : Math.min(Number(match[2]), blob.size - 1)
  if (start > end || start >= blob.size) {
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${blob.size}` } })
  }
  return new Response(blob.slice(start, end + 1, type), {
    status: 206,
    headers: { ...headers, 'content-length': String(end - start + 1), 'content-range': `bytes ${start}-${end}/${blob.size}` },
  })
}
