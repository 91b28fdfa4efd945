import type pg from 'pg'

export type Table = { name: string; columns: string[] }

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** Our tables with their columns, each after those it refers to, so that rows can be put back in this order. */
export async function tablesInOrder(client: pg.ClientBase): Promise<Table[]> {
  const { rows: tables } = await client.query<Table>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    group by c.relname order by c.relname`)
  const { rows: references } = await client.query<{ from: string; to: string }>(`
    select f.relname as from, t.relname as to from pg_constraint k
    join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
    where k.contype = 'f' and f.relnamespace = 'public'::regnamespace and f.oid <> t.oid`)
  const ordered: Table[] = []
  const placed = new Set<string>()
  while (ordered.length < tables.length) {
    const next = tables.find(({ name }) => !placed.has(name) && references.every((r) => r.from !== name || placed.has(r.to)))
    if (!next) throw new Error('Tables refer to each other in a circle; a backup cannot order them.')
    ordered.push(next)
    placed.add(next.name)
  }
  return ordered
}
