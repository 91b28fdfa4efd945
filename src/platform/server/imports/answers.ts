import type { ImportRow } from './store.ts'

/** How an import is told to the person: in short for lists and while it goes on, in detail with what its reader found. `Detail`: the contract's. */
export function importAnswers<Detail extends { report: unknown }>() {
  const summaryOf = ({ words, ...row }: ImportRow): Omit<Detail, 'report'> => {
    const { id, state, source, bytes, parts, done, total, entries, failure, createdAt } = row
    // Source and report are the importer's own: what it wrote is what its contract says.
    return {
      id,
      state,
      source,
      bytes,
      done,
      total,
      entries,
      failure,
      name: words.name,
      received: parts,
      createdAt: createdAt.toISOString(),
    } as unknown as Omit<Detail, 'report'>
  }
  const detailOf = (row: ImportRow): Detail => ({ ...summaryOf(row), report: row.words.report }) as unknown as Detail
  return { summaryOf, detailOf }
}
