import { createHash } from 'node:crypto'
import { AppError, invalid } from '#platform/contract/errors.ts'
import type { App } from '#platform/server/app.ts'
import { MOST_ENTRIES, type ReflectAsk, type ReflectPreview } from '../../contract/reflect.ts'
import type { EntryData } from '../../contract/records.ts'
import { isHard } from '../../memories.ts'
import { hardMarksOf } from '../days.ts'
import { recordRows } from '../records-store.ts'
import { opened } from '../sync/read.ts'
import { chosenEntries } from './chosen-store.ts'
import { compose, toldOf, type Told } from './compose.ts'

/** Entries opened at a time: each may be a million characters long. */
const AT_ONCE = 6

type LeftOut = ReflectPreview['leftOut']

/** What would be sent for a request as things stand now. Both the preview and the request itself are made of this. */
export async function previewOf(app: App, userId: string, { purpose, entryIds, language }: ReflectAsk): Promise<ReflectPreview> {
  const model = app.ai.describe()
  if (!model) throw new AppError('conflict', 'No language model is set up here.')
  const ids = [...new Set(entryIds)]
  if (purpose === 'title' && ids.length > 1) throw invalid('entryIds', 'A title is for one entry at a time.')
  const { told, leftOut } = await entriesFor(app, userId, ids, purpose === 'title')
  if (told.length === 0) throw invalid('entryIds', refusal(leftOut))
  const composed = compose(purpose, language, told)
  const { system, messages } = composed
  const digest = createHash('sha256')
    .update(JSON.stringify([purpose, model.destination, model.model, system, messages]))
    .digest('base64url')
  return { ...composed, entries: told.length, leftOut, digest }
}

/** Oldest first. An id of somebody else's entry is one that is not there. */
async function entriesFor(
  app: App,
  userId: string,
  ids: readonly string[],
  onlyWithWords: boolean,
): Promise<{ told: Told[]; leftOut: LeftOut }> {
  const [found, marks] = await Promise.all([chosenEntries(app.db, userId, ids), hardMarksOf(app, userId)])
  const leftOut: LeftOut = { hard: 0, gone: ids.length - found.length, empty: 0, tooMany: 0 }
  const told: Told[] = []
  for (let n = 0; n < found.length; n += AT_ONCE) {
    const some = found.slice(n, n + AT_ONCE)
    const rows = await recordRows(
      app.db,
      userId,
      some.filter(({ hard }) => !hard).map(({ id }) => id),
    )
    const byId = new Map((await opened(app, userId, rows)).map(({ id, data }) => [id, data as EntryData | null]))
    for (const { id, hard } of some) {
      const data = byId.get(id)
      // Looked at again: it may have been marked, or thrown away, between the two questions.
      if (hard || (data && isHard(data, marks))) leftOut.hard++
      else if (!data || data.trashedAt) leftOut.gone++
      else {
        const one = toldOf({ day: data.when.localDay, mood: data.mood?.level ?? null, title: data.title, body: data.body })
        if (one.title === '' && one.text === '' && (one.mood === null || onlyWithWords)) leftOut.empty++
        else if (told.length >= MOST_ENTRIES) leftOut.tooMany++
        else told.unshift(one)
      }
    }
  }
  return { told, leftOut }
}

/** Why nothing is left, in numbers: what the entries are about is not for an error to say. */
function refusal({ hard, gone, empty }: LeftOut): string {
  const some = (n: number, one: string, many: string) => (n === 0 ? [] : [n === 1 ? `1 ${one}` : `${n} ${many}`])
  const why = [
    ...some(hard, 'is marked as hard', 'are marked as hard'),
    ...some(gone, 'is not in the journal', 'are not in the journal'),
    ...some(empty, 'has no words', 'have no words'),
  ]
  return `None of the chosen entries can be sent: ${why.join(', ')}.`
}
