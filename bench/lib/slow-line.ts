import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { once } from 'node:events'

export type SlowLine = { port: number; close(): Promise<void> }

/** A line to a phone: `rttMs` from a request to its answer, `bytesPerSecond` for all connections together. */
export type Line = { rttMs: number; bytesPerSecond: number }

/**
 * A proxy between a browser and a server on this machine that delays traffic. Unlike the throttle of the DevTools protocol it applies
 * to all requests of the browser, including its service worker's, and connections share one line: the order of requests
 * depends on the browser's own six connections. Opening a connection costs nothing extra (as in the DevTools' figures, where
 * 165 ms a request represent a line of 60 ms with its handshakes), and there is no slow start.
 */
export async function slowLine(target: { host: string; port: number }, { rttMs, bytesPerSecond }: Line): Promise<SlowLine> {
  const open = new Set<Socket>()
  /** Time at which the line will have sent all its data. */
  let freeAt = 0
  const server = createServer((client) => {
    const upstream = connect(target)
    for (const socket of [client, upstream]) {
      open.add(socket)
      socket.setNoDelay(true)
      socket.on('close', () => open.delete(socket))
      socket.on('error', () => [client, upstream].forEach((one) => one.destroy()))
    }
    client.on('data', (chunk) => setTimeout(() => upstream.writable && upstream.write(chunk), rttMs / 2))
    client.on('end', () => setTimeout(() => upstream.end(), rttMs / 2))
    // In pieces of one or two packets, so that a large file does not block the line.
    upstream.on('data', (chunk) => {
      for (let at = 0; at < chunk.length; at += PIECE) {
        const piece = chunk.subarray(at, at + PIECE)
        freeAt = Math.max(freeAt, performance.now()) + (piece.length / bytesPerSecond) * 1000
        setTimeout(() => client.writable && client.write(piece), freeAt - performance.now() + rttMs / 2)
      }
    })
    upstream.on('end', () => setTimeout(() => client.end(), Math.max(0, freeAt - performance.now()) + rttMs / 2 + 1))
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

const PIECE = 2896
