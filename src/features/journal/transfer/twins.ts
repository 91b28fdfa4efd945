import { problem, type Item } from './source.ts'

/** So many may share an id and still be told apart by what is written in them. */
const MAX_TWINS = 100

/**
 * Entries that a source has no id for, by what it has instead (a minute): those that share it follow each other. A later
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
 * Entries whose source gives them an id, of which one can be given twice: those are kept until all were seen, so that they
 * follow each other. The same entry written twice comes once.
 */
export class SharedIds<Row> {
  readonly #counts = new Map<string, number>()
  readonly #held = new Map<string, Row[]>()

  /** The first look at the file. */
  count(id: string): void {
    this.#counts.set(id, (this.#counts.get(id) ?? 0) + 1)
  }

  /** The second: whether this row has to wait for others of its id. */
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
