import { replacedIn, withConfirmed, type ConfirmedEntry, type OutboxEntry, type OutboxStore } from './entry.ts'

/** Entries for as long as the page lives: for browsers that refuse IndexedDB, and for tests. */
export function memoryStore(): OutboxStore {
  let entries: OutboxEntry[] = []
  const confirmed = new Map<string, ConfirmedEntry[]>()
  let last = 0
  return {
    async list(userId) {
      const replaced = replacedIn(entries.filter((entry) => entry.userId === userId))
      entries = entries.filter((entry) => !replaced.has(entry))
      return entries.filter((entry) => entry.userId === userId).map((entry) => ({ ...entry }))
    },
    async add(entry) {
      entries.push({ ...structuredClone(entry), seq: ++last, problem: undefined })
      return last
    },
    async remove(userId, seq) {
      entries = entries.filter((entry) => entry.userId !== userId || entry.seq !== seq)
    },
    async setProblem(userId, seq, problem) {
      const entry = entries.find((one) => one.userId === userId && one.seq === seq)
      if (entry) entry.problem = problem
    },
    addConfirmed: async (userId, entry) => void confirmed.set(userId, withConfirmed(confirmed.get(userId) ?? [], structuredClone(entry))),
    confirmed: async (userId) => [...(confirmed.get(userId) ?? [])],
    isLasting: () => false,
  }
}
