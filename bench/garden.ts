// `npm run bench garden`: the pure part of the garden, and its read over ten years of acts.
import { addDays, dayNumber } from '#platform/contract/dates.ts'
import { gardenOf } from '#features/garden/garden.ts'
import { layOutGarden } from '#features/garden/layout.ts'
import { growthOfKind } from '#features/garden/kinds.fixture.ts'
import { linesOf } from '#features/garden/lines.ts'
import { kindGrowths } from '#features/garden/server/kinds.ts'
import { insertSimulatedActs, simulatedActs } from '#features/garden/server/garden.fixture.ts'
import { visitorsOf } from '#features/garden/visitors.ts'
import { actsOfLine, lineTotals, recentLines } from '#platform/server/activity/acts.ts'
import { makeUser } from '#testing/make-user.ts'
import { benchServer } from './lib/bench-server.ts'

const TODAY = '2026-05-04'

function timed(name: string, work: () => unknown, rounds = 30): void {
  for (let i = 0; i < 5; i++) work()
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now()
    work()
    return performance.now() - start
  }).toSorted((a, b) => a - b)
  console.log(`${name}: median ${times[rounds >> 1]!.toFixed(2)} ms, slowest ${times.at(-1)!.toFixed(2)} ms`)
}

for (const [name, days] of [
  ['3,000 acts', 400],
  ['ten years', 3650],
] as const) {
  const acts = simulatedActs('', TODAY, days).map(({ key, kind, subject = null, localDay: day }) => ({ key, kind, subject, day, count: 1 }))
  const lines = linesOf(acts, growthOfKind)
  const garden = gardenOf({ lines })
  console.log(`${name}: ${acts.length} acts, ${lines.length} lines, ${garden.plants.length} plants`)
  timed('  ledger to lines', () => linesOf(acts, growthOfKind))
  timed('  lines to garden', () => gardenOf({ lines }))
  timed('  garden to layout', () => layOutGarden(garden, 1400))
  timed('  visitors', () => visitorsOf(lines, dayNumber(TODAY)))
}

const server = await benchServer()
try {
  const { app } = server.running
  for (const [name, days] of [
    ['a year', 400],
    ['ten years', 3650],
  ] as const) {
    const { id } = await makeUser(app)
    const acts = await insertSimulatedActs(app, id, TODAY, days)
    await app.db.execute('vacuum analyze')
    const since = addDays(TODAY, -400)
    const { bySubject } = kindGrowths(app)
    console.log(`${name} in the database: ${acts.length} acts`)
    await timedAsync('  lines of the garden', () => lineTotals(app.db, id, bySubject, since))
    await timedAsync('  glimpse for the hub', () => recentLines(app.db, id, bySubject, addDays(TODAY, -60), 5))
    await timedAsync('  acts of one plant', () => actsOfLine(app.db, id, { kind: 'mood', subject: null }, { skip: 100, limit: 20 }))
  }
} finally {
  await server.close()
}

async function timedAsync(name: string, work: () => Promise<unknown>, rounds = 15): Promise<void> {
  await work()
  const times: number[] = []
  for (let i = 0; i < rounds; i++) {
    const start = performance.now()
    await work()
    times.push(performance.now() - start)
  }
  times.sort((a, b) => a - b)
  console.log(`${name}: median ${times[rounds >> 1]!.toFixed(1)} ms, slowest ${times.at(-1)!.toFixed(1)} ms`)
}
