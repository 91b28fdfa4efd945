import type { HasClock, HasDb } from '#platform/server/app/app.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import type { EntryData } from '../../contract/records.ts'
import type { ImportSource } from '../../contract/transfer.ts'
import { entryOf, isProblem } from '../../transfer/entry-of.ts'
import { levelOfName } from '../../transfer/names.ts'
import type { Draft, Item } from '../../transfer/source.ts'
import { readRecords } from '../core/reading-store.ts'
import { itemDigest } from './source-of.ts'
import { knownItems } from './store.ts'

/** The identity of an entry of a source, and whether it was imported already. */
export type Identity = { sourceId: string; digest: Buffer; isKnown: boolean }

/**
 * Several entries can share a source id (a minute, or a repeated id). They are numbered; the first has the source's id unchanged.
 * The numbers only count the entries; their text decides which entry is which.
 */
const numbered = (sourceId: string, n: number) => (n === 1 ? sourceId : `${sourceId.replace(/ 1$/, '')} ${n}`)

/** Whether an item shares the id of the previous one: such items must be handled together. */
export const isTwinOf = (item: Item, before: Item | undefined): boolean =>
  item.type === 'entry' && before?.type === 'entry' && item.of > 1 && item.sourceId === before.sourceId

/** The identities of entries of a file; `drafts` must contain all entries that share an id. */
export async function identitiesOf(
  { app, key, row }: { app: HasClock & HasDb; key: PersonKey; row: { userId: string; words: { zone: string } } },
  source: ImportSource,
  drafts: readonly Draft[],
): Promise<Map<Draft, Identity>> {
  const { userId } = row
  const groups = Map.groupBy(drafts, ({ sourceId }) => sourceId)
  const slotsOf = new Map<string, Slot[]>()
  for (const [sourceId, { length }] of groups) {
    // Twice as many slots, because some existing entries may not be in this file.
    const slots = Array.from({ length: length === 1 ? 1 : length * 2 }, (_, index) => numbered(sourceId, index + 1))
    slotsOf.set(
      sourceId,
      slots.map((id) => ({ id, digest: itemDigest(key, source, 'entry', id) })),
    )
  }
  const all = [...slotsOf.values()].flat()
  const recordIds = await knownItems(
    app.db,
    userId,
    all.map(({ digest }) => digest),
  )
  const recordOf = ({ digest }: Slot) => recordIds.get(digest.toString('hex'))
  const contested = [...groups].flatMap(([sourceId, group]) => {
    const known = slotsOf.get(sourceId)!.flatMap((slot) => recordOf(slot) ?? [])
    return known.length > 0 && group.length > known.length ? known : []
  })
  const records = new Map((await readRecords(app.db, key, userId, 'entry', contested)).map(({ id, data }) => [id, data]))
  const identities = new Map<Draft, Identity>()
  for (const [sourceId, group] of groups) {
    const slots = slotsOf.get(sourceId)!
    const known = slots.filter((slot) => recordOf(slot) !== undefined)
    const taken = group.length > known.length ? matched(group, known) : new Map(group.map((one, index) => [one, known[index]!]))
    const free = slots.filter((slot) => !known.includes(slot)).values()
    for (const one of group) {
      const slot = taken.get(one) ?? free.next().value!
      identities.set(one, { sourceId: slot.id, digest: slot.digest, isKnown: taken.has(one) })
    }
  }
  return identities

  /** Matches known entries to the drafts by their text, best fit first; used when the file has more entries than the journal. */
  function matched(group: readonly Draft[], known: readonly Slot[]): Map<Draft, Slot> {
    const pairs = group.flatMap((one) => {
      const finished = entryOf(one, source, row.words.zone, app.clock.now())
      if (isProblem(finished)) return []
      return known.flatMap((slot) => {
        const record = records.get(recordOf(slot)!)
        const fit = record ? fitOf(one, finished.data, record) : 0
        return fit > 0 ? [{ one, slot, fit }] : []
      })
    })
    const taken = new Map<Draft, Slot>()
    const used = new Set<Slot>()
    for (const { one, slot } of pairs.toSorted((a, b) => b.fit - a.fit)) {
      if (taken.has(one) || used.has(slot)) continue
      taken.set(one, slot)
      used.add(slot)
    }
    return taken
  }
}

type Slot = { id: string; digest: Buffer }

/** How well a draft fits an existing entry: 0 when the text differs. */
function fitOf(draft: Draft, written: EntryData, here: EntryData): number {
  if (written.title !== here.title || withoutIds(written.body) !== withoutIds(here.body)) return 0
  const level = draft.mood && (draft.mood.level ?? levelOfName(draft.mood.name ?? ''))
  const isSameMood = draft.mood === null ? here.mood === null : level === null || level === here.mood?.level
  return 1 + (isSameMood ? 2 : 0) + (draft.activities.length === here.activities.length ? 1 : 0)
}

const withoutIds = (body: string) => body.replace(/\(attachment:[^()]*\)/g, '(attachment:)').trim()
