import type { Endpoint, InputOf, Method } from '#platform/contract/endpoint.ts'

// This file uses no browser API: server tests import the change rules, too.

type Input = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }

/** A mutation that waits to be sent, or was set aside because the server refused it. */
export type OutboxEntry = {
  /** Ascending number that defines the order of sending. Assigned by the store. */
  seq: number
  userId: string
  method: Method
  /** The endpoint's path with its `:name` parts. */
  path: Endpoint['path']
  input: Input
  /** Description in the person's language, for the list of waiting entries. */
  label: string
  /** A newer entry with the same key replaces this one (totals, positions: only the latest counts). */
  replaces: string | undefined
  /** Epoch milliseconds. */
  keptAt: number
  /** The server's reason for refusing it; such an entry is shown, and sent again only on request. */
  problem: string | undefined
  /** A feature applies it to its answers, so it stays in the log after the server confirmed it. */
  isShown?: boolean
}

/** A mutation that the server confirmed. Answers from before `at` (epoch milliseconds) do not include it. */
export type ConfirmedEntry = Pick<OutboxEntry, 'method' | 'path' | 'input' | 'replaces'> & { at: number }

export type NewEntry = Omit<OutboxEntry, 'seq' | 'problem'>

/** Storage of entries. All methods act on one person's entries only. */
export type OutboxStore = {
  /** Entries in the order of sending. Entries that a later one replaced are deleted. */
  list(userId: string): Promise<OutboxEntry[]>
  /** Adds it. Resolves to its `seq` once it is stored. */
  add(entry: NewEntry): Promise<number>
  remove(userId: string, seq: number): Promise<void>
  /** Marks as refused, or with `undefined` as waiting again. */
  setProblem(userId: string, seq: number, problem: string | undefined): Promise<void>
  /** Logs it as confirmed, in place of an earlier one with the same `replaces`. Never rejects. */
  addConfirmed(userId: string, entry: ConfirmedEntry): Promise<void>
  /** The latest MAX_CONFIRMED, oldest first, without those that all stored answers include. Never rejects. */
  confirmed(userId: string): Promise<ConfirmedEntry[]>
  /** Whether entries outlive the page, as far as the store can tell. */
  isLasting(): boolean
}

export const MAX_CONFIRMED = 200

/** A log of confirmed entries with one more. */
export const withConfirmed = (log: readonly ConfirmedEntry[], entry: ConfirmedEntry): ConfirmedEntry[] =>
  [...log.filter(({ replaces }) => replaces === undefined || replaces !== entry.replaces), entry].slice(-MAX_CONFIRMED)

/** Waiting entries that a later one with the same `replaces` replaces. `entries`: of one person, in the order of sending. */
export function replacedIn(entries: readonly OutboxEntry[]): Set<OutboxEntry> {
  const latest = new Map<string, OutboxEntry>()
  const replaced = new Set<OutboxEntry>()
  for (const entry of entries) {
    if (entry.replaces === undefined || entry.problem !== undefined) continue
    const earlier = latest.get(entry.replaces)
    if (earlier) replaced.add(earlier)
    latest.set(entry.replaces, entry)
  }
  return replaced
}

/** Limit of waiting entries; beyond it, a mutation without network fails. */
export const MAX_ENTRIES = 2000

/**
 * The lane of a mutation: an area of the API, such as `/api/habits`. Mutations of one lane are sent in order, because they may depend on
 * each other (a mark on its habit, a fork on its trail); those of different lanes never do.
 */
export const laneOf = ({ path }: Pick<OutboxEntry, 'path'>): string => path.split('/', 3).join('/')

export type ChangeRule<Change> = {
  endpoint: Endpoint
  change: (input: Input) => Change
  key: ((input: Input) => string) | undefined
}

/**
 * Rule for the change that a call of an endpoint makes. `key` identifies its subject: of waiting changes with one key, only the last is
 * sent. Without it each is sent: for logs whose entries the server stores once per id.
 */
export const on = <const E extends Endpoint, Change>(
  endpoint: E,
  change: (input: InputOf<E>) => Change,
  key?: (input: InputOf<E>) => string,
): ChangeRule<Change> => ({ endpoint, change: change as ChangeRule<Change>['change'], key: key as ChangeRule<Change>['key'] })

/** The rule of a call; undefined for calls of other features. */
export const ruleOf = <Change>(rules: readonly ChangeRule<Change>[], { method, path }: { method: string; path: string }) =>
  rules.find(({ endpoint }) => endpoint.method === method && endpoint.path === path)
