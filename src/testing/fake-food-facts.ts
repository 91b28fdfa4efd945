import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FoodFactsConfig } from '#platform/server/config/food-facts-config.ts'

type Answer = { status: number; body: string; location?: string }

export type FakeFoodFacts = {
  config: FoodFactsConfig
  /** Each request: its path with the query, and its headers. */
  requests: { url: string; headers: IncomingHttpHeaders }[]
  /** Adds a product. */
  has(code: string, product: object): void
  /** Sets the answers to the next requests, independent of their address. */
  answer(...answers: Partial<Answer>[]): void
  close(): Promise<void>
}

/** Open Food Facts over loopback, with the format of its API v2; it has the products that a test adds. */
export async function fakeFoodFacts(): Promise<FakeFoodFacts> {
  const products = new Map<string, object>()
  const next: Partial<Answer>[] = []
  const requests: FakeFoodFacts['requests'] = []
  const server = createServer((request, response) => {
    const url = request.url ?? ''
    requests.push({ url, headers: request.headers })
    const code = /^\/api\/v2\/product\/(\d+)\?fields=/.exec(url)?.[1] ?? ''
    const product = products.get(code)
    const usual = product
      ? { status: 200, body: JSON.stringify({ code, product, status: 1, status_verbose: 'product found' }) }
      : { status: 404, body: JSON.stringify({ code, status: 0, status_verbose: 'product not found' }) }
    const { status, body, location }: Answer = { ...usual, ...next.shift() }
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...(location && { location }) }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    config: { url: `http://127.0.0.1:${port}`, contact: 'owner@example.org' },
    requests,
    has: (code, product) => void products.set(code, product),
    answer: (...answers) => void next.push(...answers),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
