import { queryOptions } from '@tanstack/react-query'
import type { Endpoint, InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { send, urlOf, type Input } from '../api/call.ts'

type Args<E extends Endpoint> = keyof InputOf<E> extends never ? [] : [input: InputOf<E>]

/** The key of a read: its address, so that it can be invalidated by `[endpoint.path]` of the same. */
export function keyOf<const E extends Endpoint>(endpoint: E, ...[input]: Args<E>): readonly [string] {
  return [urlOf(endpoint.path, (input ?? {}) as Input)]
}

const asked = new Map<string, number>()
/** Epoch ms of the request for an address's last answer: changes that were confirmed later may not be in it. */
export const askedAt = (address: string): number | undefined => asked.get(address)

/** Query options of a GET: `useQuery(queryOf(getTrack, { params: { id } }))`. */
export function queryOf<const E extends Endpoint>(endpoint: E, ...args: Args<E>) {
  return queryOptions<OutputOf<E>>({
    queryKey: keyOf(endpoint, ...args),
    meta: { shape: (endpoint as Endpoint).shape },
    async queryFn({ signal, queryKey }) {
      const at = Date.now()
      const answer = await send(endpoint, (args[0] ?? {}) as Input, { signal, as: 'query' })
      asked.set(String(queryKey[0]), at)
      return answer as OutputOf<E>
    },
  })
}
