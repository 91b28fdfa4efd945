import { and, asc, eq, gt } from '#platform/server/db/drizzle.ts'
import type { Db } from '../db/db.ts'
import { jsonFile, linesFile, type ExportFile } from '../export/export-file.ts'
import { activityActs, activityStandings } from './tables.ts'

const ABOUT_ACTS = {
  en: 'every act of care that was counted, with its day, amount and points; one with a negative count takes another back',
  de: 'alles Gezählte, mit Tag, Menge und Punkten; was eine negative Zahl hat, nimmt etwas zurück',
}
const ABOUT_POINTS = {
  en: 'what the acts add up to: points, active days, longest streak',
  de: 'was das Gezählte ergibt: Punkte, aktive Tage, längste Serie',
}

const PAGE = 1000

/** The ledger of a person: nothing for whom nothing was ever counted. */
export async function* exportLedger(db: Db, userId: string): AsyncGenerator<ExportFile> {
  const [standing] = await db.select().from(activityStandings).where(eq(activityStandings.userId, userId))
  if (!standing) return
  yield linesFile('activity/acts.jsonl', ABOUT_ACTS, actsOf(db, userId))
  const { points, totalDays, longestStreak } = standing
  yield jsonFile('activity/points.json', ABOUT_POINTS, { points, totalDays, longestStreak })
}

/** Every act by its key, page by page. */
async function* actsOf(db: Db, userId: string): AsyncGenerator<object> {
  for (let after = ''; ;) {
    const rows = await db
      .select()
      .from(activityActs)
      .where(and(eq(activityActs.userId, userId), gt(activityActs.key, after)))
      .orderBy(asc(activityActs.key))
      .limit(PAGE)
    for (const { userId: _, ...act } of rows) yield act
    if (rows.length < PAGE) return
    after = rows.at(-1)!.key
  }
}
