import { deleteDraft, readDraft, storeDraft } from '#platform/web/offline/person-db.ts'
import { isTalkId, type TalkId } from '../../talks/catalog.ts'

const NAME = 'companion:talk'

/** A check-in under way on this device, in the person's own database: it goes with their sign-out (ADR 30). `text`: typed, not sent on yet. */
export type KeptTalk = { talk: TalkId; steps: unknown; text: string }

export async function readTalk(userId: string): Promise<KeptTalk | undefined> {
  const found = (await readDraft(userId, NAME)) as Partial<KeptTalk> | undefined
  if (!found || !isTalkId(found.talk)) return undefined
  return { talk: found.talk, steps: found.steps, text: typeof found.text === 'string' ? found.text : '' }
}

export const storeTalk = (userId: string, talk: KeptTalk): Promise<void> => storeDraft(userId, NAME, talk)
export const deleteTalk = (userId: string): Promise<void> => deleteDraft(userId, NAME)
