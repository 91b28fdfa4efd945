import { uuidv7 } from '#platform/server/core/ids.ts'
import type { signedIn } from '#testing/make-user.ts'
import { pullRecords, pushChanges, type Change, type ChangeResult, type EntryPatch } from '../../contract/sync.ts'
import type { EntryData, JournalRecord } from '../../contract/records.ts'

export type Client = Awaited<ReturnType<typeof signedIn>>

type Given<K extends Change['kind']> = Partial<Extract<Change, { kind: K }>> & {
  recordId: string
  patch: Extract<Change, { kind: K }>['patch']
}

export function change<K extends Change['kind']>(kind: K, given: Given<K>): Extract<Change, { kind: K }> {
  return { kind, changeId: uuidv7(), base: 0, editedAt: '2026-05-04T10:00:00.000Z', device: 'Test device', ...given } as Extract<
    Change,
    { kind: K }
  >
}

export const at = (day: string, time = '12:00') => ({ at: `${day}T${time}:00.000Z`, zone: 'UTC', localDay: day })

export const newEntry = (patch: EntryPatch = {}, id = uuidv7()) =>
  change('entry', { recordId: id, patch: { when: at('2026-05-04'), ...patch } })

export async function push(client: Client, ...changes: Change[]): Promise<ChangeResult[]> {
  return (await client.call(pushChanges, { body: { changes } })).results
}

/** Pushes one change and returns the resulting entry. */
export async function pushEntry(client: Client, one: Change): Promise<{ id: string; seq: number; status: string; data: EntryData }> {
  const [result] = await push(client, one)
  if (!result?.record || result.status === 'refused') throw new Error(`refused: ${result?.problem}`)
  return { id: result.record.id, seq: result.record.seq, status: result.status, data: result.record.data as EntryData }
}

export async function pullAll(client: Client, since = 0, limit = 200): Promise<JournalRecord[]> {
  const all: JournalRecord[] = []
  for (let from = since, more = true; more;) {
    const page = await client.call(pullRecords, { query: { since: from, limit } })
    all.push(...page.records)
    from = page.next
    more = page.more
  }
  return all
}

export async function entriesOf(client: Client): Promise<Map<string, EntryData | null>> {
  return new Map((await pullAll(client)).filter(({ kind }) => kind === 'entry').map(({ id, data }) => [id, data as EntryData | null]))
}
