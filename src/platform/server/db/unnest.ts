import { sql, type SQL } from '#platform/server/db/drizzle.ts'

type ColumnType = 'uuid' | 'text' | 'int' | 'bigint' | 'float8' | 'date' | 'timestamptz'

/** One column of many rows as an array parameter for `unnest(…)`: a statement stays small and parsed the same however many rows it takes. */
export function column<Row>(rows: readonly Row[], pick: (row: Row) => unknown, type: ColumnType): SQL {
  return sql`${sql.param(rows.map(pick))}::${sql.raw(type)}[]`
}
