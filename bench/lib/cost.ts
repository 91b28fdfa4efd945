import process from 'node:process'
import type { HasDatabase } from '#platform/server/app/app.ts'
import { loadFigures } from './bench-server.ts'
import { databaseCpuMs } from './database-cpu.ts'
import { print } from './figures.ts'
import type { Load } from './load.ts'

export type CostGoals = { perSecond?: number; p99?: number; cpuMs?: number }

/** Prints the cost of an answer under a load from another process: answers a second, waiting time, and CPU of app and database. */
export async function printCost(app: HasDatabase, title: string, load: Load, goals: CostGoals = {}): Promise<void> {
  const [app0, database0] = [process.cpuUsage(), await databaseCpuMs(app)]
  const { perSecond, p50, p99, answers } = await loadFigures(load)
  const { user, system } = process.cpuUsage(app0)
  const [ofApp, ofDatabase] = [(user + system) / 1000 / answers, ((await databaseCpuMs(app)) - database0) / answers]
  const many = (count: number) => count.toLocaleString('en')
  print(
    `${title}: answers/s at ${load.connections} connections`,
    perSecond.toFixed(0),
    goals.perSecond === undefined ? undefined : { text: `≥ ${many(goals.perSecond)}`, met: perSecond >= goals.perSecond },
  )
  print(
    '  half of the answers, ninety-nine of a hundred within',
    `${p50}, ${p99} ms`,
    goals.p99 === undefined ? undefined : { text: `≤ ${goals.p99} ms`, met: p99 <= goals.p99 },
  )
  print(
    '  CPU of the app, of the database, for one',
    `${ofApp.toFixed(2)}, ${ofDatabase.toFixed(2)} ms`,
    goals.cpuMs === undefined ? undefined : { text: `≤ ${goals.cpuMs} ms together`, met: ofApp + ofDatabase <= goals.cpuMs },
  )
}
