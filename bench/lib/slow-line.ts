import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { once } from 'node:events'

export type SlowLine = { port: number; close(): Promise<void> }

/** A line to a phone: `rttMs` from a request to its answer, `bytesPerSecond` for all connections together. */
export type Line = { rttMs: number; bytesPerSecond: number }

/**
 * Stands between a browser and a server on this machine and delays what passes. Unlike the throttle of the DevTools protocol it holds
 * for everything that the browser asks for, its service worker's requests included, and connections share one line: who waits for
 * whom is decided by the browser's own six connections. Opening a connection costs nothing extra (as in the DevTools' figures, where
 * 165 ms a request stand for a line of 60 ms with its handshakes), and there is no slow start.
 */
export async function slowLine(target: { host: string; port: number }, { rttMs, bytesPerSecond }: Line): Promise<SlowLine> {
  const open = new Set<Socket>()
  /** When the line will have carried all that was given to it. */
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
    // In pieces of a packet or two, so that a large file does not hold the line alone.
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
