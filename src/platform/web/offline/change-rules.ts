import type { Endpoint, InputOf } from '#platform/contract/endpoint.ts'

type Input = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }

export type ChangeRule<Change> = {
  endpoint: Endpoint
  change: (input: Input) => Change
  key: ((input: Input) => string) | undefined
}

/**
 * What a call of an endpoint changes. `key` names the thing it is about: of changes with one key that wait, the last alone is sent. Without
 * it each is sent: for logs that the server takes by id, each once.
 */
export const on = <const E extends Endpoint, Change>(
  endpoint: E,
  change: (input: InputOf<E>) => Change,
  key?: (input: InputOf<E>) => string,
): ChangeRule<Change> => ({ endpoint, change: change as ChangeRule<Change>['change'], key: key as ChangeRule<Change>['key'] })

/** The rule of a call; undefined for calls that are not the feature's. */
export const ruleOf = <Change>(rules: readonly ChangeRule<Change>[], { method, path }: { method: string; path: string }) =>
  rules.find(({ endpoint }) => endpoint.method === method && endpoint.path === path)
