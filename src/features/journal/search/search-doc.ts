import type { EntryData } from '../contract/records.ts'
import type { AttachmentKind, SearchDoc } from './types.ts'

/** Lookups of a person's own records that the search of entries needs. */
export type DocContext = {
  /** Names of activities and of the person's own moods, by id. */
  nameOf(id: string): string | undefined
  attachmentKind(id: string): AttachmentKind | undefined
}

/** Converts an entry to its search document. */
export function searchDocOf(id: string, data: EntryData, { nameOf, attachmentKind }: DocContext): SearchDoc {
  const own = [...data.activities, ...(data.mood?.moodId ? [data.mood.moodId] : [])].map(nameOf)
  return {
    id,
    at: Date.parse(data.when.at),
    localDay: data.when.localDay,
    title: data.title,
    body: data.body,
    tags: data.tags,
    place: data.place,
    names: [...own.filter((name) => name !== undefined), ...data.feelings],
    mood: data.mood?.level ?? null,
    moodId: data.mood?.moodId ?? null,
    attachments: data.attachments.map(attachmentKind).filter((kind) => kind !== undefined),
    starred: data.starred,
    hard: data.hard,
    trashed: data.trashedAt !== null,
    journalId: data.journalId,
  }
}
