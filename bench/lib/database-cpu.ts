import { readFile } from 'node:fs/promises'
import type { HasDatabase } from '#platform/server/app/app.ts'

/** A tick of /proc on Linux, in ms. */
const TICK_MS = 10

/** CPU that the connections of the app have used in the embedded database so far, in ms; 0 where there is no /proc. */
export async function databaseCpuMs(app: HasDatabase): Promise<number> {
  const { rows } = await app.database.pool.query<{ pid: number }>('select pid from pg_stat_activity where datname = current_database()')
  const used = await Promise.all(
    rows.map(async ({ pid }) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
      // After the name, which may hold spaces: utime and stime are fields 14 and 15 of all.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * TICK_MS
    }),
  )
  return used.reduce((sum, one) => sum + one, 0)
}
