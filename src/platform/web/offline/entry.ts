import type { Endpoint, InputOf, Method } from '#platform/contract/endpoint.ts'

// No browser is known here: tests of the server read what calls change, too.

type Input = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }

/** A mutation that waits to be sent, or was set aside because the server refused it. */
export type OutboxEntry = {
  /** Grows with time: the order of sending. Given by the store. */
  seq: number
  userId: string
  method: Method
  /** The endpoint's path with its `:name` parts. */
  path: Endpoint['path']
  input: Input
  /** What it is, in the person's words; for the list of what waits. */
  label: string
  /** A newer entry with the same key takes the place of this one (totals, positions: only the latest counts). */
  replaces: string | undefined
  /** Epoch milliseconds. */
  keptAt: number
  /** Why the server refused it; such an entry is shown and never sent again unless asked. */
  problem: string | undefined
  /** A feature shows it over its answers: it stays known after the server confirmed it. */
  isShown?: boolean
}

/** A mutation that the server confirmed. Answers from before `at` (epoch milliseconds) do not hold it. */
export type ConfirmedEntry = Pick<OutboxEntry, 'method' | 'path' | 'input' | 'replaces'> & { at: number }

export type NewEntry = Omit<OutboxEntry, 'seq' | 'problem'>

/** Where entries live. All methods act on one person's entries only. */
export type OutboxStore = {
  /** In the order of sending, without those that a later one replaced: these are taken out. */
  list(userId: string): Promise<OutboxEntry[]>
  /** Adds it. Resolves to its `seq` once it is stored. */
  add(entry: NewEntry): Promise<number>
  remove(userId: string, seq: number): Promise<void>
  /** Marks as refused, or with `undefined` as waiting again. */
  setProblem(userId: string, seq: number, problem: string | undefined): Promise<void>
  /** Notes that the server confirmed it, in place of an earlier one with the same `replaces`. Never rejects. */
  addConfirmed(userId: string, entry: ConfirmedEntry): Promise<void>
  /** The latest MAX_CONFIRMED, oldest first, without those that every stored answer holds. Never rejects. */
  confirmed(userId: string): Promise<ConfirmedEntry[]>
  /** Whether entries outlive the page, as far as is known. */
  isLasting(): boolean
}

export const MAX_CONFIRMED = 200

/** A log of confirmed entries with one more. */
export const withConfirmed = (log: readonly ConfirmedEntry[], entry: ConfirmedEntry): ConfirmedEntry[] =>
  [...log.filter(({ replaces }) => replaces === undefined || replaces !== entry.replaces), entry].slice(-MAX_CONFIRMED)

/** Waiting entries in whose place a later one with the same `replaces` waits. `entries`: of one person, in the order of sending. */
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

/** More than this is no pause in the network any more; the next mutation then fails like any other. */
export const MAX_ENTRIES = 2000

/**
 * What is sent in order: the mutations of one area of the API, such as `/api/habits`. They may need each other (a mark its habit, a fork
 * its trail); those of different areas never do.
 */
export const laneOf = ({ path }: Pick<OutboxEntry, 'path'>): string => path.split('/', 3).join('/')

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
