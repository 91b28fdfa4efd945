import { expect, test } from 'vitest'
import { thoroughTest } from '#testing/depth.ts'
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { ownServer, type TestServer, type TestServerOptions } from '#testing/test-server.ts'
import { route } from './route.ts'

const whoAmI = endpoint({
  method: 'GET',
  path: '/api/test/who',
  summary: 'Tell where a request seems to come from',
  auth: 'public',
  response: z.object({ ip: z.string(), origin: z.string() }),
})
const feature: ServerFeature = {
  id: 'test',
  routes: [route(whoAmI, ({ request }) => ({ ip: request.ip, origin: `${request.protocol}://${request.host}` }))],
}

type Asked = { host?: string; from?: string; headers?: Record<string, string>; url?: string }
async function server(config: TestServerOptions['config'] = {}) {
  const running = await ownServer([feature], { worker: false, config })
  return (asked: Asked) => ask(running, asked)
}
async function ask(
  { server: http }: TestServer,
  { host = 'localhost:3000', from = '203.0.113.7', headers = {}, url = whoAmI.path }: Asked,
) {
  const answer = await http.inject({ url, remoteAddress: from, headers: { ...headers, host } })
  return { status: answer.statusCode, text: answer.body, ...(answer.statusCode === 200 ? whoAmI.response.parse(answer.json()) : {}) }
}

test('an unknown host name that points at this machine gets no answer, with any other headers', async () => {
  const asking = await server()
  for (const host of ['rebound.example', 'rebound.example:3000', 'localhost.rebound.example', '127.0.0.1.rebound.example', 'a@localhost'])
    expect(await asking({ host }), host).toMatchObject({ status: 421 })
  expect((await asking({ host: 'rebound.example', headers: { 'x-forwarded-host': 'localhost' } })).status).toBe(421)
  expect(JSON.parse((await asking({ host: 'rebound.example' })).text)).toMatchObject({ error: 'wrong_host', reason: 'http.wrong_host' })
  // A browser shows the person a page with the remedy.
  expect((await asking({ host: 'nas.home', url: '/' })).text).toContain('PUBLIC_URL or ALLOWED_HOSTS')
})

test('requests to this machine by name, by address, or by a name that the owner configured are answered', async () => {
  const asking = await server({ publicUrl: 'https://fern.example', allowedHosts: ['fern.lan'] })
  for (const host of [
    'localhost',
    'LOCALHOST:3000',
    'x.localhost:80',
    '127.0.0.1:3000',
    '[::1]:3000',
    '192.168.1.20',
    'fern.example',
    'fern.lan:3000',
  ])
    expect((await asking({ host })).status, host).toBe(200)
})

test('behind a proxy, a made-up host is refused, too: a direct one and a forwarded one', async () => {
  const asking = await server({ trustProxy: 1, publicUrl: 'https://fern.example' })
  const from = '127.0.0.1'
  expect((await asking({ from, host: 'rebound.example', headers: { 'x-forwarded-host': 'fern.example' } })).status).toBe(421)
  expect((await asking({ from, host: 'fern.example', headers: { 'x-forwarded-host': 'rebound.example' } })).status).toBe(421)
  expect((await asking({ from, host: '127.0.0.1:3000', headers: { 'x-forwarded-host': 'fern.example' } })).status).toBe(200)
})

const forged = { 'x-forwarded-for': '198.51.100.1, 203.0.113.50', 'x-forwarded-proto': 'https' }

thoroughTest('without a proxy no forwarded address is trusted', async () => {
  const asking = await server()
  expect(await asking({ headers: forged })).toMatchObject({ ip: '203.0.113.7', origin: 'http://localhost:3000' })
})

thoroughTest(
  'behind so many proxies, the address that the outermost of them saw counts and nothing that was claimed before it',
  async () => {
    const from = '10.0.0.2'
    const one = await server({ trustProxy: 1 })
    expect(await one({ from, headers: forged })).toMatchObject({ ip: '203.0.113.50', origin: 'https://localhost:3000' })
    const two = await server({ trustProxy: 2 })
    expect(await two({ from, headers: { 'x-forwarded-for': 'made-up, 198.51.100.1, 10.0.0.3' } })).toMatchObject({ ip: '198.51.100.1' })
  },
)

test('a client that bypasses the proxies is not trusted as one', async () => {
  const asking = await server({ trustProxy: 1 })
  expect(await asking({ headers: forged })).toMatchObject({ ip: '203.0.113.7', origin: 'http://localhost:3000' })
})

thoroughTest('behind named proxies, only they are believed, and the first address that is none of them counts', async () => {
  const asking = await server({ trustProxy: ['10.0.0.2', '172.18.0.0/16'] })
  const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.50, 172.18.4.4' }
  expect(await asking({ from: '10.0.0.2', headers })).toMatchObject({ ip: '203.0.113.50' })
  expect(await asking({ from: '10.0.0.9', headers })).toMatchObject({ ip: '10.0.0.9' })
})
