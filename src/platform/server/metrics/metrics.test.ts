import { expect, test } from 'vitest'
import { listImports } from '#platform/contract/import-endpoints.ts'
import { signedIn } from '#testing/make-user.ts'
import { ownServer, sharedServer } from '#testing/test-server.ts'

const TOKEN = 'a-token-for-prometheus'
const server = sharedServer([], { config: { metricsToken: TOKEN } })

const scrape = (token?: string, at = server) =>
  fetch(`${at.url}/metrics`, { headers: token === undefined ? {} : { authorization: `Bearer ${token}` } })

test('figures are for the holder of the token alone, and without a token set there is no such address', async () => {
  expect((await scrape()).status).toBe(401)
  expect((await scrape('a-token-for-prometheuS')).status).toBe(401)
  expect((await scrape('')).status).toBe(401)
  expect((await scrape(TOKEN, await ownServer([]))).status).toBe(404)
})

test('requests are counted by route, jobs by name, and no word, id or address of a person is among them', async () => {
  const me = await signedIn(server)
  await me.call(listImports, { query: { kind: 'account', limit: 1 } })
  await me.fetch('/api/nothing/like-a-secret-word?q=another-secret')
  await server.app.jobs.idle(['recount-storage'])
  await expect
    .poll(async () => (await scrape(TOKEN)).text())
    .toMatch(/fernwell_job_duration_seconds_count\{job="recount-storage",outcome="done"\} 1/)
  const answer = await scrape(TOKEN)
  expect(answer.headers.get('content-type')).toContain('version=0.0.4')
  const text = await answer.text()
  expect(text).toMatch(
    new RegExp(`fernwell_http_request_duration_seconds_count\\{method="GET",route="${listImports.path}",status="200"\\} \\d`),
  )
  expect(text).toMatch(/route="none",status="404"/)
  expect(text).toMatch(/fernwell_database_up 1/)
  expect(text).toMatch(/fernwell_accounts \d/)
  expect(text).toMatch(/fernwell_storage_bytes\{kind="limit"\} \d+/)
  expect(text).toMatch(/process_resident_memory_bytes \d+/)
  for (const word of ['secret', me.user.id, me.user.username, me.user.email]) expect(text, word).not.toContain(word)
})

test('the process says that it lives, and apart from that whether it can work', async () => {
  for (const path of ['/api/live', '/api/health', '/api/ready']) expect((await fetch(server.url + path)).status, path).toBe(200)
})
