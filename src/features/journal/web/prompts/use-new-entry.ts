import { useNavigate } from 'react-router'
import { v7 as uuidv7 } from 'uuid'
import { deviceZone } from '#platform/web/i18n/clock.ts'
import { useUser } from '#platform/web/session/session.ts'
import type { EntryPatch } from '../../contract/sync.ts'
import { whenOf } from '../core/when.ts'
import { useJournal } from '../local/use-journal.ts'

/** Creates an entry of now and opens it, with its editor if `write`. Rejects when the device cannot store it. */
export function useNewEntry(): (fields: EntryPatch, write: boolean) => Promise<void> {
  const journal = useJournal()
  const navigate = useNavigate()
  const { dayStart } = useUser()
  return async (fields, write) => {
    const id = uuidv7()
    await journal.change('entry', id, { when: whenOf(new Date(), deviceZone(), dayStart), ...fields })
    void navigate(`/journal/${id}`, { state: { write } })
  }
}
