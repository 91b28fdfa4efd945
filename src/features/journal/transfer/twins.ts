import { problem, type Item } from './source.ts'

/** Most entries that may share an id and are distinguished by their text. */
const MAX_TWINS = 100

/**
 * Entries of a source without ids, by their replacement (a minute): entries that share it are consecutive. A later
 * file can have more of them, in another order.
 */
export function* withTwins<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  itemsOf: (row: Row, sourceId: string, of: number) => Iterable<Item>,
): Generator<Item> {
  for (const [key, group] of Map.groupBy(rows, keyOf)) {
    const of = group.length > MAX_TWINS ? 1 : group.length
    yield* draftsFirst(group.flatMap((row, index) => [...itemsOf(row, `${key} ${of === 1 ? index + 1 : 1}`, of)]))
  }
}

const draftsFirst = (items: readonly Item[]): Item[] => items.toSorted((a, b) => Number(b.type === 'entry') - Number(a.type === 'entry'))

/**
 * Entries of a source with ids that may repeat: entries with a repeated id are held back until all were read, so that they
 * are consecutive. An exact duplicate is returned once.
 */
export class SharedIds<Row> {
  readonly #counts = new Map<string, number>()
  readonly #held = new Map<string, Row[]>()

  /** First pass over the file: counts an id. */
  count(id: string): void {
    this.#counts.set(id, (this.#counts.get(id) ?? 0) + 1)
  }

  /** Second pass: whether this row is held back for others with its id. */
  holds(id: string | null, row: Row): boolean {
    if (id === null || (this.#counts.get(id) ?? 0) < 2) return false
    this.#held.set(id, [...(this.#held.get(id) ?? []), row])
    return true
  }

  *rest(itemsOf: (row: Row) => Iterable<Item>): Generator<Item> {
    for (const [id, rows] of this.#held) {
      const unique = [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()]
      const items = unique.flatMap((row) => [...itemsOf(row)])
      const drafts = items.filter((item) => item.type === 'entry')
      const of = drafts.length > MAX_TWINS ? 1 : drafts.length
      for (const [index, draft] of drafts.entries()) {
        yield { ...draft, of, sourceId: of > 1 || index === 0 ? id : `${id} ${index + 1}` }
      }
      yield* items.filter((item) => item.type !== 'entry')
      for (let again = unique.length; again < rows.length; again++) yield problem('duplicate', drafts[0]?.label ?? id)
    }
  }
}
