import type { Endpoint, InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { Input } from '../api/call.ts'
import { outbox } from '../offline/app-outbox.ts'
import type { QueuedIfOffline, PerformOptions } from '../offline/outbox.ts'

/**
 * Mutation options of a write: `useMutation({ ...mutationOf(setFavourite), onSuccess })`, then `mutate({ params, body })`.
 * Without network an `offline: true` endpoint answers QUEUED; `describe` names such an entry in the list of waiting entries.
 */
export function mutationOf<const E extends Endpoint>(endpoint: E, describe?: (input: InputOf<E>) => PerformOptions) {
  type Variables = keyof InputOf<E> extends never ? void : InputOf<E>
  return {
    mutationFn: async (input: Variables) =>
      (await outbox.perform(endpoint, (input ?? {}) as Input, describe?.(input as InputOf<E>))) as OutputOf<E> | QueuedIfOffline<E>,
  }
}
