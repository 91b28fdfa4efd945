import { loadPersonDb } from '#platform/web/offline/load-person-db.ts'
import { isTalkId, type TalkId } from '../../talks/catalog.ts'

const NAME = 'companion:talk'

/**
 * A check-in in progress on this device, in the person's own database, so signing out deletes it (ADR 30). `text`: typed, not submitted
 * yet.
 */
export type StoredTalk = { talk: TalkId; steps: unknown; text: string }

export async function readTalk(userId: string): Promise<StoredTalk | undefined> {
  const db = await loadPersonDb()
  const found = (await db.readDraft(userId, NAME)) as Partial<StoredTalk> | undefined
  if (!found || !isTalkId(found.talk)) return undefined
  return { talk: found.talk, steps: found.steps, text: typeof found.text === 'string' ? found.text : '' }
}

export async function storeTalk(userId: string, talk: StoredTalk): Promise<void> {
  const db = await loadPersonDb()
  await db.storeDraft(userId, NAME, talk)
}

export async function deleteTalk(userId: string): Promise<void> {
  const db = await loadPersonDb()
  await db.deleteDraft(userId, NAME)
}
