import { isBytes, pathOf, type Endpoint, type InputOf, type OutputOf } from '#platform/contract/endpoint.ts'
import type { ErrorBody } from '#platform/contract/errors.ts'

export type TestClient = {
  /** Calls an endpoint and expects success; throws with the answer otherwise. */
  call<const E extends Endpoint>(endpoint: E, ...input: keyof InputOf<E> extends never ? [] : [InputOf<E>]): Promise<OutputOf<E>>
  /** Calls an endpoint that should fail; gives status and error body, and throws when it succeeds. */
  fail<const E extends Endpoint>(
    endpoint: E,
    ...input: keyof InputOf<E> extends never ? [] : [InputOf<E>]
  ): Promise<ErrorBody & { status: number }>
  /** A plain request with this client's cookies, as a same-origin page would send it. */
  fetch(path: string, init?: RequestInit): Promise<Response>
  cookies: Map<string, string>
}

type Input = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }

/** An HTTP client with its own cookie jar: one device of one person. */
export function testClient(base: string): TestClient {
  const cookies = new Map<string, string>()

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    if (cookies.size > 0 && !headers.has('cookie'))
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    if (!headers.has('origin')) headers.set('origin', base)
    const response = await fetch(base + path, { ...init, headers, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const [name = '', value = ''] = pair.split(/=(.*)/s)
      if (value === '' || /max-age=0/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }

  function request(endpoint: Endpoint, input: Input = {}): Promise<Response> {
    const query = new URLSearchParams(
      Object.entries(input.query ?? {}).flatMap(([k, v]): [string, string][] => (v === undefined ? [] : [[k, String(v)]])),
    )
    const path = pathOf(endpoint.path, input.params) + (query.size ? `?${query}` : '')
    if (input.body === undefined) return send(path, { method: endpoint.method })
    if (isBytes(endpoint.body)) {
      return send(path, { method: endpoint.method, body: input.body as Blob, headers: { 'content-type': endpoint.body.contentTypes[0]! } })
    }
    return send(path, { method: endpoint.method, body: JSON.stringify(input.body), headers: { 'content-type': 'application/json' } })
  }

  return {
    cookies,
    fetch: send,
    async call(endpoint, ...[input]) {
      const response = await request(endpoint, input as Input)
      if (!response.ok) throw new Error(`${endpoint.method} ${endpoint.path} answered ${response.status}: ${await response.text()}`)
      return (isBytes(endpoint.response) ? response : await response.json()) as never
    },
    async fail(endpoint, ...[input]) {
      const response = await request(endpoint, input as Input)
      const text = await response.text()
      if (response.ok) throw new Error(`${endpoint.method} ${endpoint.path} succeeded: ${text}`)
      return { ...(JSON.parse(text) as ErrorBody), status: response.status }
    },
  }
}
