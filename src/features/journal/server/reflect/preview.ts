import { createHash } from 'node:crypto'
import { AppError, invalid } from '#platform/contract/errors.ts'
import type { HasAi, HasDb, HasLog, HasVault } from '#platform/server/app/app.ts'
import { MAX_ENTRIES, type ReflectAsk, type ReflectPreview } from '../../contract/reflect.ts'
import type { EntryData } from '../../contract/records.ts'
import { isHard } from '../../memories.ts'
import { hardMarksOf } from '../sync/days.ts'
import { recordRows } from '../core/records-store.ts'
import { opened } from '../sync/opening.ts'
import { chosenEntries } from './chosen-store.ts'
import { compose, disclosedEntryOf, type DisclosedEntry } from './compose.ts'
import { aiReasons } from '#platform/contract/reasons.en.ts'
import { journalReasons } from '../../reasons.en.ts'

/** Entries decrypted at a time: each may be a million characters long. */
const AT_ONCE = 6

type LeftOut = ReflectPreview['leftOut']

/** The data that a request would send now. Both the preview and the request itself use it. */
export async function previewOf(
  app: HasAi & HasDb & HasLog & HasVault,
  userId: string,
  { purpose, entryIds, language }: ReflectAsk,
): Promise<ReflectPreview> {
  const model = app.ai.describe()
  if (!model) throw new AppError('conflict', aiReasons.none())
  const ids = [...new Set(entryIds)]
  if (purpose === 'title' && ids.length > 1) throw invalid('entryIds', journalReasons.title_of_one())
  const { disclosed, leftOut } = await entriesFor(app, userId, ids, purpose === 'title')
  if (disclosed.length === 0) throw invalid('entryIds', journalReasons.not_sendable(leftOut))
  const composed = compose(purpose, language, disclosed)
  const { system, messages } = composed
  const digest = createHash('sha256')
    .update(JSON.stringify([purpose, model.destination, model.model, system, messages]))
    .digest('base64url')
  return { ...composed, entries: disclosed.length, leftOut, digest }
}

/** The entries, oldest first. An id of another person's entry counts as missing. */
async function entriesFor(
  app: HasDb & HasLog & HasVault,
  userId: string,
  ids: readonly string[],
  onlyWithWords: boolean,
): Promise<{ disclosed: DisclosedEntry[]; leftOut: LeftOut }> {
  const [found, marks] = await Promise.all([chosenEntries(app.db, userId, ids), hardMarksOf(app, userId)])
  const leftOut: LeftOut = { hard: 0, missing: ids.length - found.length, empty: 0, tooMany: 0 }
  const disclosed: DisclosedEntry[] = []
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
      // Checked again, because the entry may have been marked or deleted between the two queries.
      if (hard || (data && isHard(data, marks))) leftOut.hard++
      else if (!data || data.trashedAt) leftOut.missing++
      else {
        const one = disclosedEntryOf({ day: data.when.localDay, mood: data.mood?.level ?? null, title: data.title, body: data.body })
        if (one.title === '' && one.text === '' && (one.mood === null || onlyWithWords)) leftOut.empty++
        else if (disclosed.length >= MAX_ENTRIES) leftOut.tooMany++
        else disclosed.unshift(one)
      }
    }
  }
  return { disclosed, leftOut }
}
