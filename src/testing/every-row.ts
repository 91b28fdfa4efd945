import type { TestServer } from './test-server.ts'

/** Every row of every table, those of the job queue too, as JSON text by table: binary columns are hexadecimal there. */
export async function everyRow(server: TestServer): Promise<Map<string, string[]>> {
  const { pool } = server.app.database
  const { rows: tables } = await pool.query<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema') order by 1",
  )
  const found = new Map<string, string[]>()
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(`select to_jsonb(t)::text as row from ${name} t order by 1`)
    found.set(
      name,
      rows.map(({ row }) => row),
    )
  }
  return found
}

/** Rows that hold one of these words, in any case and also as the bytes of a column, as `table: row`. */
export async function rowsWith(server: TestServer, words: readonly string[]): Promise<string[]> {
  const wanted = words.flatMap((word) => [word.toLowerCase(), Buffer.from(word).toString('hex')])
  return [...(await everyRow(server))].flatMap(([table, rows]) =>
    rows.filter((row) => wanted.some((word) => row.toLowerCase().includes(word))).map((row) => `${table}: ${row}`),
  )
}
