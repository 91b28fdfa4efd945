import type { RecordKind } from '../../contract/records.ts'
import type { Change } from '../../contract/sync.ts'
import type { JournalDependencies } from './dependencies.ts'
import type { PatchOf } from './types.ts'

/** A change that was made on this device just now; its base is what it stands on when it is written down (`baseOf`). */
export function newChange<K extends RecordKind>(
  { now, newId, device }: Pick<JournalDependencies, 'now' | 'newId' | 'device'>,
  kind: K,
  recordId: string,
  patch: PatchOf<K>,
  erase?: boolean,
): Change {
  const editedAt = new Date(now()).toISOString()
  return { kind, changeId: newId(), recordId, base: 0, editedAt, device: device(), patch, ...(erase ? { erase: true } : {}) } as Change
}
