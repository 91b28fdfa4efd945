import { DEFAULT_JOURNAL_ID, MAX_BODY, MAX_TITLE, type EntryData } from '../contract/records.ts'
import type { ImportProblem, ImportSource } from '../contract/transfer.ts'
import { cleanName, cleanTag, uniqueNames } from './names.ts'
import type { Draft } from './source.ts'
import { whenOf } from './when.ts'

const MAX_IN_A_SET = 200

export type Finished = {
  data: EntryData
  /** Names that are not yet mapped to ids. */
  activities: Draft['activities']
  mood: Draft['mood']
  /** The name of its journal, unless it is the first one. */
  journal: string | null
  files: Draft['files']
  problems: ImportProblem[]
}

/** An entry within our limits, still without ids; parts that do not fit become `problems`. A problem alone: no entry is possible. */
export function entryOf(draft: Draft, source: ImportSource, zone: string, now: Date): Finished | ImportProblem {
  const item = draft.label.slice(0, 200)
  const when = whenOf(draft.when, zone)
  if (!when) return { code: 'bad_date', item }
  const problems: ImportProblem[] = []
  let title = draft.title.replace(/\s+/g, ' ').trim()
  let body = draft.body
  if (title.length > MAX_TITLE) {
    // A title of that length is the text itself.
    body = `${title}\n\n${body}`
    title = ''
  }
  if (body.length > MAX_BODY) return { code: 'too_long', item }
  const tags = uniqueNames(draft.tags.map(cleanTag))
  if (tags.length > MAX_IN_A_SET) problems.push({ code: 'too_many_tags', item })
  const activities = draft.activities.slice(0, MAX_IN_A_SET)
  const files = draft.files.slice(0, MAX_IN_A_SET)
  if (files.length < draft.files.length) problems.push({ code: 'file_too_large', item })
  return {
    data: {
      journalId: DEFAULT_JOURNAL_ID,
      when,
      title,
      body,
      mood: null,
      feelings: [],
      activities: [],
      tags: tags.slice(0, MAX_IN_A_SET),
      place: draft.place?.slice(0, 200) ?? null,
      weather: draft.weather,
      starred: draft.starred,
      hard: false,
      attachments: [],
      promptId: null,
      trashedAt: null,
      createdAt: new Date(Math.min(now.getTime(), Date.parse(when.at))).toISOString(),
      conflicts: [],
      source,
    },
    activities,
    mood: draft.mood,
    journal: draft.journal === null ? null : cleanName(draft.journal) || null,
    files,
    problems,
  }
}

export const isProblem = (result: Finished | ImportProblem): result is ImportProblem => 'code' in result
