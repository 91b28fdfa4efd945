import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import sharp from 'sharp'
import type { ImagesConfig } from '#platform/server/config/images-config.ts'

/** Behaviour of the service for one request. Without any of these it sends a green picture. */
export type ImageReply = {
  status?: number
  /** Sent instead of a picture. */
  body?: object
  /** Waits before it answers. */
  before?: Promise<unknown>
}

export type ImageRequest = { headers: IncomingHttpHeaders; body: Record<string, unknown>; left: Promise<boolean> }

/** A service that makes pictures, over loopback, with the wire format of OpenAI's interface. */
export async function fakeImages() {
  const script: ImageReply[] = []
  const requests: ImageRequest[] = []
  const server = createServer(async (request, response) => {
    const left = new Promise<boolean>((resolve) => response.once('close', () => resolve(!response.writableFinished)))
    const body = (await json(request).catch(() => ({}))) as Record<string, unknown>
    requests.push({ headers: request.headers, body, left })
    const reply = script.shift() ?? {}
    await reply.before
    if (request.url !== '/v1/images/generations' || request.method !== 'POST') return void response.writeHead(404).end()
    const [width = 64, height = 64] = String(body.size)
      .split('x')
      .map((side) => Number(side) / 4)
    const picture = await sharp({ create: { width, height, channels: 3, background: '#5b7a4c' } })
      .png()
      .toBuffer()
    const answer = reply.body ?? { created: 1, data: [{ b64_json: picture.toString('base64') }] }
    response.writeHead(reply.status ?? 200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    requests,
    reply: (...replies: ImageReply[]) => void script.push(...replies),
    config: (change: Partial<ImagesConfig> = {}): ImagesConfig => ({
      url,
      apiKey: 'sk-fake-images',
      model: 'paint-1',
      perDay: 10,
      ...change,
    }),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
